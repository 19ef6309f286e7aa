// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Manifest, PlayerCommand, Region } from '../contract.ts'
import { playScreen } from './play-screen.ts'
import type { PlayerServer } from './server.ts'
import { memoryStore } from './store.ts'

/** The tests play the scenes of a whole day, and check that memory is freed after it (docs/rules/signage.md, A screen for a month). */
const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const hash = (n: number): string => n.toString(16).padStart(64, '0')
const timed = { days: [], windows: [], validFrom: null, validTo: null }
const letters = { size: 42, color: '', background: '' }
const region = (name: string, content: Region['content']): Region => ({
  id: name,
  x: 0,
  y: 0,
  w: 960,
  h: 540,
  z: 0,
  fit: 'cover',
  content,
})
const scene = (n: number, title: string) => ({
  id: id(n),
  name: title,
  canvas: { w: 1920, h: 1080, background: '' },
  regions: [
    region('title', { kind: 'text', text: title, align: 'left', font: 'display', ...letters }),
    region('clock', { kind: 'clock', shows: 'time', ...letters }),
    region('numbers', { kind: 'tickets', ...letters }),
    region('pictures', {
      kind: 'image',
      images: [1, 2].map((k) => ({ id: id(n * 10 + k), version: 1, extension: 'png', alt: '' })),
      seconds: 30,
    }),
  ],
})
const pictures = [101, 102, 111, 112]
/** The SHA-256 hash of four zero bytes, which are the content of every file in this test. */
const zeros = 'df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119'

/** A manifest whose files are different in each version. */
const manifest = (version: number): Manifest => ({
  version,
  issuedAt: '2026-11-20T00:00:00Z',
  device: {
    id: id(1),
    name: 'Theke',
    rotation: '0',
    language: 'de',
    zone: 'Europe/Vienna',
    branch: 'Haus',
    hours: [],
    phone: '',
    reloadAt: 240,
  },
  stream: id(2),
  streams: [{ id: id(2), name: 'Haus', defaultSegment: id(3), rules: [] }],
  segments: [
    {
      ...timed,
      id: id(3),
      name: 'Tag',
      items: [10, 11].map((n) => ({ scene: id(n), seconds: 60, transition: 'fade' })),
      maxPlaysPerHour: null,
    },
  ],
  scenes: [scene(10, 'Gruß'), scene(11, 'Mittagskarte')],
  pictures: Object.fromEntries(pictures.map((n) => [`${id(n)}-1.png`, hash(version * 1000 + n)])),
  templates: {},
  assets: pictures.map((n) => ({ hash: hash(version * 1000 + n), bytes: 4, type: 'image/png', chunks: [zeros] })),
  data: [{ kind: 'tickets', staleAfter: 60 }],
  webHosts: [],
  brand: { name: 'Haus', tokens: {}, fontCss: '', mark: '', greeting: '', greetingEn: '' },
})

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-20T10:00:07Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  // The real function computes in another thread. On a busy machine the clock of the test would go on before it is done.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_name, bytes) => {
    const { buffer } = new Uint8Array(
      createHash('sha256')
        .update(new Uint8Array(bytes as ArrayBuffer))
        .digest(),
    )
    return buffer
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns a function that counts the listeners that are registered on a target now. */
function listenersOf(target: EventTarget): () => number {
  let count = 0
  const { addEventListener, removeEventListener } = target
  vi.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    count++
    addEventListener.apply(target, args)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((...args) => {
    count--
    removeEventListener.apply(target, args)
  })
  return () => count
}

test('a day of scenes, messages and new versions leaves no node, timer, listener, address or file behind', async () => {
  const addresses = new Set<string>()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++made}`
    addresses.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.delete(url))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const listeners = [window, document].map(listenersOf)
  const store = memoryStore()
  await store.put('paired', true)
  const stored = new Set<string>()
  const state = { version: 1, command: undefined as PlayerCommand | undefined, sent: 0, count: 0 }
  const streams: EventSource[] = []
  const server: PlayerServer = {
    pair: () => Promise.reject(new Error('not here')),
    paired: async () => 'waiting',
    manifest: async () => manifest(state.version),
    data: async () => [],
    heartbeat: async () => ({
      serverTime: new Date().toISOString(),
      manifest: `v${state.version}`,
      openCommands: state.command ? [state.command] : [],
    }),
    report: async (_id, { state: told }) => {
      if (told !== 'running') state.command = undefined
      return Promise.reject(new TypeError('the answer is lost'))
    },
    plays: async (plays) => void (state.sent += plays.length),
    logs: async () => undefined,
    piece: async () => new ArrayBuffer(4),
  }
  const root = document.createElement('main')
  document.body.append(root)
  void playScreen(root, {
    store,
    files: {
      has: async (name) => stored.has(name),
      put: async (name) => void stored.add(name),
      read: async () => new Blob(['file']),
      keepOnly: async (names) => stored.forEach((name) => names.has(name) || stored.delete(name)),
    },
    server,
    stream: () => {
      const source = new EventTarget() as EventSource
      streams.push(source)
      queueMicrotask(() => source.dispatchEvent(new Event('open')))
      return source
    },
    locale: 'de',
    build: 'test',
    storage: async () => ({ used: 0, quota: 1, isPersistent: true }),
    keepAwake: () => undefined,
    window,
  })
  const count = () => ({
    nodes: document.querySelectorAll('*').length,
    timers: vi.getTimerCount(),
    listeners: listeners.map((of) => of()),
    addresses: addresses.size,
    files: stored.size,
    streams: streams.length,
  })
  const hours: ReturnType<typeof count>[] = []
  for (let hour = 0; hour < 24; hour++) {
    state.version++
    state.count++
    state.command = {
      id: id(5000 + state.count),
      kind: 'overlay',
      args: { text: 'Die Küche schließt', place: 'bar' },
      state: 'delivered',
      isAbortAsked: false,
      until: new Date(Date.now() + 900_000).toISOString(),
    }
    for (let step = 0; step < 720; step++) {
      vi.advanceTimersByTime(5_000)
      // Lets everything run that this timer has caused, before the clock advances to the next timer.
      await new Promise(setImmediate)
    }
    hours.push(count())
  }
  // These expectations make sure that the scenes of the whole day were really played.
  expect(state.sent).toBeGreaterThan(1_400)
  expect(root.textContent).toMatch(/Gruß|Mittagskarte/)
  expect(made).toBeGreaterThan(90)
  // The nightly reload was requested, but does nothing in this test, so it has not freed memory.
  expect(reload).toHaveBeenCalledTimes(1)
  expect(hours.slice(2)).toEqual(hours.slice(2).map(() => hours[1]))
}, 300_000)
