import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Heartbeat, Manifest, Play, WrittenLine } from '../contract.ts'
import { keptDocuments } from './documents.ts'
import { openEngine } from './engine.ts'
import { KeyRefused, type PlayerServer, Refused, Unanswered } from './server.ts'
import { memoryStore } from './store.ts'

const zone = 'Europe/Vienna'
const ids = {
  stream: '00000000-0000-7000-8000-000000000001',
  day: '00000000-0000-7000-8000-000000000002',
  noon: '00000000-0000-7000-8000-000000000003',
  a: '00000000-0000-7000-8000-00000000000a',
  b: '00000000-0000-7000-8000-00000000000b',
}
const timed = { days: [], windows: [], validFrom: null, validTo: null }
const scene = (id: string, name: string) => ({ id, name, canvas: { w: 1920, h: 1080, background: '' }, regions: [] })
const manifest = (version: number, more: Partial<Manifest> = {}): Manifest => ({
  version,
  issuedAt: '2026-11-20T08:00:00Z',
  device: {
    id: ids.stream,
    name: 'Theke',
    rotation: '0',
    language: 'de',
    zone,
    branch: 'Haus',
    hours: [],
    phone: '',
    reloadAt: 240,
  },
  stream: ids.stream,
  streams: [
    {
      id: ids.stream,
      name: 'Haus',
      defaultSegment: ids.day,
      rules: [{ ...timed, id: 'r', segment: ids.noon, priority: 5, windows: [{ from: '11:00', to: '14:00' }] }],
    },
  ],
  segments: [
    {
      ...timed,
      id: ids.day,
      name: 'Tag',
      items: [{ scene: ids.a, seconds: 20, transition: 'cut' }],
      maxPlaysPerHour: null,
    },
    {
      ...timed,
      id: ids.noon,
      name: 'Mittag',
      items: [{ scene: ids.b, seconds: 20, transition: 'cut' }],
      maxPlaysPerHour: null,
    },
  ],
  scenes: [scene(ids.a, 'Gruß'), scene(ids.b, 'Mittagskarte')],
  pictures: {},
  templates: {},
  assets: [],
  data: [{ kind: 'tickets', staleAfter: 60 }],
  webHosts: [],
  brand: { name: 'Haus', tokens: {}, fontCss: '', mark: '', greeting: '', greetingEn: '' },
  ...more,
})

beforeEach(() =>
  vi.useFakeTimers({
    now: Date.parse('2026-11-20T09:59:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  }),
)
afterEach(() => vi.useRealTimers())

async function screen(store = memoryStore()) {
  const shown: string[] = []
  const sent: Play[] = []
  const beats: Heartbeat[] = []
  const logs: WrittenLine[] = []
  const link = {
    isUp: true,
    isRefused: false,
    isReportTaken: false,
    fails: undefined as Error | undefined,
    next: manifest(1),
  }
  const onRefused = vi.fn<() => void>()
  const answer = async <T>(value: T): Promise<T> => {
    if (link.isRefused) throw new KeyRefused('ended')
    if (link.fails) throw link.fails
    if (!link.isUp) throw new Unanswered('no_network', new TypeError('Failed to fetch'))
    return value
  }
  const server: PlayerServer = {
    pair: () => Promise.reject(new Error('not here')),
    paired: async () => 'waiting',
    manifest: () => answer(link.next),
    data: () => answer([]),
    heartbeat: (body) => {
      beats.push(body)
      return answer({ serverTime: new Date().toISOString(), manifest: `v${link.next.version}`, openCommands: [] })
    },
    report: async (id) => {
      if (!link.isReportTaken) throw new TypeError('the answer is lost')
      return { id, kind: 'send_logs', args: {}, state: 'running', isAbortAsked: false, until: null }
    },
    plays: async (plays) => {
      await answer(null)
      sent.push(...plays)
    },
    logs: async (_id, lines) => void logs.push(...lines),
    piece: async () => new ArrayBuffer(0),
  }
  let count = 0
  const engine = await openEngine({
    store,
    files: {
      has: async () => false,
      put: async () => undefined,
      read: async () => undefined,
      keepOnly: async () => undefined,
    },
    server,
    documents: await keptDocuments(store, () => Date.now()),
    stage: {
      show: async ({ name }) => void shown.push(name),
      idle: async () => void shown.push('idle'),
      overlay: () => undefined,
      identify: async () => undefined,
      refresh: () => undefined,
    },
    doc: {} as Document,
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    build: 'test',
    screen: () => ({ w: 1920, h: 1080 }),
    storage: async () => ({ used: 0, quota: 1, isPersistent: true }),
    uuid: () => `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
    reload: () => undefined,
    isOnline: () => link.isUp,
    onRefused,
  })
  const settle = () => vi.advanceTimersByTimeAsync(50)
  return { engine, shown, sent, beats, logs, link, onRefused, settle, store }
}

test('without a network a restarted screen continues to play, follows its windows, and reports its plays once', async () => {
  const first = await screen()
  await first.engine.beat()
  await first.settle()
  expect(first.shown).toEqual(['Gruß'])
  first.engine.close()
  // The power fails and the network is down. The screen must play from its stored data.
  const second = await screen(first.store)
  second.link.isUp = false
  second.engine.tick()
  await second.settle()
  expect(second.shown).toEqual(['Gruß'])
  await vi.advanceTimersByTimeAsync(70_000)
  expect(second.shown).toEqual(['Gruß', 'Mittagskarte'])
  await second.engine.beat()
  expect(second.sent).toEqual([])
  second.link.isUp = true
  await second.engine.beat()
  await second.engine.beat()
  expect(second.sent).toMatchObject([{ sceneName: 'Gruß', manifestVersion: 1 }])
  second.engine.close()
})

test('a program whose files cannot be loaded is never shown; the card shows the reason', async () => {
  const own = await screen()
  await own.engine.beat()
  await own.settle()
  const asset = { hash: 'f'.repeat(64), bytes: 4, type: 'image/png', chunks: ['0'.repeat(64)] }
  own.link.next = manifest(2, { assets: [asset] })
  await own.engine.beat()
  await own.settle()
  expect(own.engine.manifest()?.version).toBe(1)
  expect(own.engine.loading()).toMatchObject({ state: 'broken' })
  own.engine.close()
})

test('a revoked key stops the screen at once', async () => {
  const own = await screen()
  await own.engine.beat()
  own.link.isRefused = true
  await own.engine.beat()
  expect(own.onRefused).toHaveBeenCalledTimes(1)
})

test('two screens with one program show the same scene at the same time', async () => {
  const [one, two] = [await screen(), await screen()]
  await one.engine.beat()
  await vi.advanceTimersByTimeAsync(3_000)
  await two.engine.beat()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.shown.at(-1)).toBe(two.shown.at(-1))
  expect(one.engine.shown()?.until).toBe(two.engine.shown()?.until)
  one.engine.close()
  two.engine.close()
})

test('what a command sets is shown as soon as it is loaded, even during a scene, and until its end', async () => {
  const own = await screen()
  await own.engine.beat()
  await own.settle()
  expect(own.shown).toEqual(['Gruß'])
  const until = new Date(Date.now() + 30_000).toISOString()
  const args = { stream: ids.b }
  await own.engine.take([{ id: ids.day, kind: 'set_stream', args, state: 'delivered', isAbortAsked: false, until }])
  await own.settle()
  // The files of the new program are not loaded yet: the screen continues its own program.
  expect(own.shown).toEqual(['Gruß'])
  const lone = { id: ids.b, name: 'Mittagskarte' }
  const items = [{ scene: ids.b, seconds: 10, transition: 'fade' as const }]
  const { streams, segments } = own.link.next
  own.link.next = manifest(1, {
    streams: [...streams, { ...lone, defaultSegment: ids.b, rules: [] }],
    segments: [...segments, { ...timed, ...lone, items, maxPlaysPerHour: null }],
  })
  await own.engine.fresh('with the scene')
  await own.settle()
  expect(own.shown).toEqual(['Gruß', 'Mittagskarte'])
  expect(own.engine.shown()?.source).toBe('set_stream')
  await vi.advanceTimersByTimeAsync(31_000)
  expect(own.shown).toEqual(['Gruß', 'Mittagskarte', 'Gruß'])
  own.engine.close()
})

test('each start of the player has its own id, and each heartbeat reports how long ago the start was', async () => {
  const own = await screen()
  await vi.advanceTimersByTimeAsync(5_000)
  await own.engine.beat()
  await own.engine.beat()
  const [first, second] = own.beats
  expect(first?.boot).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ms: 5_000 })
  expect(second?.boot?.id).toBe(first?.boot?.id)
  own.engine.close()
})

test('each response of the server is signalled at once, also a refusal; a missing response is not', async () => {
  const own = await screen()
  const onAnswer = vi.fn<() => void>()
  await own.engine.beat(onAnswer)
  expect(onAnswer).toHaveBeenCalledTimes(1)
  for (const [error, times] of [
    [new TypeError('no network'), 1],
    [new Refused(502), 1],
    [new Refused(422), 2],
  ] as const) {
    own.link.fails = error
    await own.engine.beat(onAnswer)
    expect(onAnswer).toHaveBeenCalledTimes(times)
  }
  own.engine.close()
})

test('a night without a network adds only two lines to the log', async () => {
  const own = await screen()
  own.link.isUp = false
  for (let n = 0; n < 400; n++) await own.engine.beat()
  own.link.isUp = true
  await own.engine.beat()
  const sendLogs = {
    id: ids.day,
    kind: 'send_logs' as const,
    args: {},
    state: 'delivered' as const,
    isAbortAsked: false,
  }
  own.link.isReportTaken = true
  await own.engine.take([{ ...sendLogs, until: null }])
  expect(own.logs.flatMap((one) => ('code' in one && one.values.part === 'heartbeat' ? [one.code] : []))).toEqual([
    'no_network',
    'works_again',
  ])
  // The log contains only codes and values. The back office makes the texts from them.
  expect(own.logs.every((one) => 'code' in one)).toBe(true)
  own.engine.close()
})

test('a new version, a message and the end of a message are reported at once, with what is shown after them', async () => {
  const own = await screen()
  await own.engine.beat()
  await own.settle()
  const last = () => {
    const { manifestVersion, playing } = own.beats.at(-1) ?? {}
    return [manifestVersion, playing?.source, playing?.scene]
  }
  expect(last()).toEqual([1, 'default', ids.a])
  const until = new Date(Date.now() + 30_000).toISOString()
  const args = { text: 'Die Küche schließt', tone: 'note' as const, place: 'bar' as const }
  await own.engine.take([{ id: ids.day, kind: 'overlay', args, state: 'delivered', isAbortAsked: false, until }])
  await own.settle()
  expect(last()).toEqual([1, 'overlay', ids.a])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(last()).toEqual([1, 'default', ids.a])
  const before = own.beats.length
  // A change of scene that follows from the program is not reported separately.
  await vi.advanceTimersByTimeAsync(40_000)
  expect(own.shown.at(-1)).toBe('Mittagskarte')
  expect(own.beats).toHaveLength(before)
  own.engine.close()
})

test('the end of a load is reported, so that a restarted screen does not appear to be loading', async () => {
  const first = await screen()
  await first.engine.beat()
  await first.settle()
  first.engine.close()
  const second = await screen(first.store)
  // After a reload the screen shows its stored scene while it compares the stored program with the server's.
  second.engine.tick()
  await second.engine.beat()
  await second.settle()
  expect(second.beats.at(-1)).toMatchObject({ loading: { state: 'current' }, playing: { scene: ids.a } })
  const before = second.beats.length
  const asset = { hash: 'f'.repeat(64), bytes: 4, type: 'image/png', chunks: ['0'.repeat(64)] }
  second.link.next = manifest(2, { assets: [asset] })
  await second.engine.beat()
  await second.settle()
  expect(second.beats.at(-1)).toMatchObject({ loading: { state: 'broken' } })
  // The same failure continues, but it is reported only once.
  expect(second.beats.length - before).toBe(2)
  second.engine.close()
})
