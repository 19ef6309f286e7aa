import { describe, expect, test } from 'vitest'
import { connection, firstState, type LiveEvent, liveStateOf, pollEveryMs, reconnectAfterMs } from './live-state.ts'

const unconnected = firstState(false, 0)
const after = (...events: LiveEvent[]) => events.reduce(connection, unconnected)
const kindAfter = (...events: LiveEvent[]) => liveStateOf(after(...events)).kind

describe('live state', () => {
  test('the first state is connecting', () => expect(kindAfter()).toBe('connecting'))
  test('the state is live while the stream is open', () =>
    expect(kindAfter({ type: 'load.done', at: 1 }, { type: 'stream.open', at: 2 })).toBe('live'))
  test('data that was loaded without a stream counts as polled, never as live', () =>
    expect(kindAfter({ type: 'load.done', at: 1 })).toBe('polling'))
  test('a list that was loaded before the feed starts counts as polled', () =>
    expect(liveStateOf(firstState(true, 7))).toEqual({ kind: 'polling' }))
  test('a lost stream falls back to polling', () =>
    expect(kindAfter({ type: 'stream.open', at: 1 }, { type: 'stream.lost' }, { type: 'load.done', at: 2 })).toBe(
      'polling',
    ))
  test('without a stream and without successful loads the state is offline since the last data', () =>
    expect(
      liveStateOf(
        after(
          { type: 'stream.open', at: 100 },
          { type: 'stream.message', at: 250 },
          { type: 'stream.lost' },
          { type: 'load.failed' },
        ),
      ),
    ).toEqual({ kind: 'offline', since: 250 }))
  test('one failed load does not make the state offline while the stream is open', () =>
    expect(kindAfter({ type: 'stream.open', at: 1 }, { type: 'load.failed' })).toBe('live'))
  test('after offline, the first load makes the state polling, and the stream makes it live', () => {
    const off: LiveEvent[] = [{ type: 'stream.open', at: 1 }, { type: 'stream.lost' }, { type: 'load.failed' }]
    expect(kindAfter(...off, { type: 'load.done', at: 9 })).toBe('polling')
    expect(kindAfter(...off, { type: 'stream.open', at: 9 })).toBe('live')
  })
  test('a response to a request that was sent before the network was lost does not mean that it is back', () => {
    const lost: LiveEvent[] = [
      { type: 'stream.open', at: 100 },
      { type: 'network.lost', at: 200 },
    ]
    expect(liveStateOf(after(...lost))).toEqual({ kind: 'offline', since: 100 })
    expect(kindAfter(...lost, { type: 'load.done', at: 210, began: 150 })).toBe('offline')
    expect(kindAfter(...lost, { type: 'load.done', at: 310, began: 300 })).toBe('polling')
  })
  test('before the first data the state is connecting, not offline', () =>
    expect(kindAfter({ type: 'load.failed' })).toBe('connecting'))
  test('polls every 10 s as fallback, every minute as a safety net', () => {
    expect(pollEveryMs(unconnected)).toBe(10_000)
    expect(pollEveryMs(after({ type: 'stream.open', at: 1 }))).toBe(60_000)
  })
  test('reconnects with growing pauses of at most 10 s', () =>
    expect([0, 1, 2, 3, 4, 9].map(reconnectAfterMs)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]))
})
