import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLink } from './link.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** A replacement for EventSource. Without a network it tries to connect again by itself, until `close` is called. */
class FakeStream extends EventTarget {
  readyState = 0
  close(): void {
    this.readyState = 2
  }
}

/** Connects a screen to a simulated server. `isUp` false: the server cannot be reached. `hangs`: the server never responds. */
function linked({ isUp = true, random = 0.5, hangs = false } = {}) {
  const start = Date.now()
  const net = { isUp, hangs }
  const beats: number[] = []
  const heard: number[] = []
  const streams: FakeStream[] = []
  const network = new EventTarget()
  const seconds = (): number => (Date.now() - start) / 1000
  const engine = {
    async beat(onAnswer?: () => void) {
      beats.push(seconds())
      if (net.hangs) return new Promise<void>(() => undefined)
      if (!net.isUp) return undefined
      heard.push(seconds())
      onAnswer?.()
      return undefined
    },
    take: async () => undefined,
    fresh: async () => undefined,
    data: async () => undefined,
    pollData: async () => undefined,
  }
  const link = openLink(engine, {
    stream: () => {
      const made = new FakeStream()
      streams.push(made)
      return made as unknown as EventSource
    },
    random: () => random,
    network,
  })
  const lost = (isClosed: boolean): void => {
    net.isUp = false
    const one = streams.at(-1)
    if (isClosed) one?.close()
    one?.dispatchEvent(new Event('error'))
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { link, net, beats, heard, streams, network, lost, pass, seconds }
}

const gaps = (times: readonly number[]): number[] => times.slice(1).map((one, at) => one - (times[at] ?? 0))

test('a screen whose heartbeats get responses sends one a minute', async () => {
  const own = linked()
  await own.pass(200_000)
  expect(own.heard).toEqual([0, 60, 120, 180])
  own.link.close()
})

test.each([0, 0.3, 0.5, 1])(
  'without a network the screen tries again within ten seconds, with random spread %d',
  async (random) => {
    const own = linked({ isUp: false, random })
    await own.pass(600_000)
    expect(own.beats.length).toBeGreaterThan(58)
    expect(Math.max(...gaps(own.beats))).toBeLessThanOrEqual(10)
    expect(Math.max(...gaps(own.beats))).toBeGreaterThanOrEqual(5)
    own.link.close()
  },
)

test.each([
  ['a stream that tries again by itself', false],
  ['a stream that was closed for good', true],
] as const)(
  'the network was away for ten minutes: it reports as soon as the browser says `online`, %s',
  async (_name, isClosed) => {
    const own = linked()
    await own.pass(10_000)
    own.lost(isClosed)
    await own.pass(600_000)
    own.net.isUp = true
    const back = own.seconds()
    own.network.dispatchEvent(new Event('online'))
    await own.pass(0)
    expect(own.heard.at(-1)).toBe(back)
    own.link.close()
  },
)

test('after an early `online` event, as while a router starts, the screen reports within five seconds of a working network', async () => {
  const own = linked({ random: 1 })
  own.lost(false)
  await own.pass(300_000)
  own.network.dispatchEvent(new Event('online'))
  await own.pass(2_500)
  own.net.isUp = true
  const back = own.seconds()
  await own.pass(5_000)
  expect((own.heard.at(-1) ?? 0) - back).toBeGreaterThan(0)
  expect((own.heard.at(-1) ?? 0) - back).toBeLessThanOrEqual(5)
  own.link.close()
})

test('without an `online` event the reopened stream shows that the network is back', async () => {
  const own = linked({ random: 1 })
  await own.pass(1_000)
  own.lost(false)
  await own.pass(300_000)
  own.net.isUp = true
  const back = own.seconds()
  own.streams.at(-1)?.dispatchEvent(new Event('open'))
  await own.pass(0)
  expect(own.heard.at(-1)).toBe(back)
  own.link.close()
})

test('after a reload without a network the screen reports within ten seconds, and then once a minute again', async () => {
  const own = linked({ isUp: false, random: 1 })
  await own.pass(120_000)
  own.net.isUp = true
  const back = own.seconds()
  await own.pass(10_000)
  expect((own.heard[0] ?? Infinity) - back).toBeLessThanOrEqual(10)
  await own.pass(200_000)
  expect(gaps(own.heard)).toEqual([65, 65, 65])
  own.link.close()
})

test('a heartbeat that hangs does not delay the next one', async () => {
  const own = linked({ hangs: true, random: 1 })
  await own.pass(30_000)
  expect(own.beats).toEqual([0, 8, 16, 24])
  own.net.hangs = false
  own.network.dispatchEvent(new Event('online'))
  await own.pass(0)
  expect(own.heard).toEqual([30])
  own.link.close()
})

test('a stream that is refused repeatedly does not make heartbeats more frequent than their responses', async () => {
  const own = linked()
  for (let turn = 0; turn < 12; turn++) {
    own.streams.at(-1)?.close()
    own.streams.at(-1)?.dispatchEvent(new Event('error'))
    await own.pass(10_000)
  }
  expect(own.streams.length).toBeGreaterThan(10)
  expect(own.beats.length).toBeLessThanOrEqual(15)
  own.link.close()
})

test('a closed link sends nothing', async () => {
  const own = linked({ isUp: false })
  own.link.close()
  own.network.dispatchEvent(new Event('online'))
  await own.pass(100_000)
  expect(own.beats).toEqual([0])
})
