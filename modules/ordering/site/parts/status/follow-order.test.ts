import { describe, expect, test } from 'vitest'
import type { PublicOrder } from '../../../contract.ts'
import { HELD_SECONDS } from '../../../rules/undo.ts'
import { SLOW_MS } from './follow-ended.ts'
import { followOrder, type Followed, LINGER_MS, POLL_MS } from './follow-order.ts'

const order = (state: PublicOrder['state'], version: number, paymentState: PublicOrder['paymentState'] = 'none') =>
  ({ state, version, paymentState }) as PublicOrder
const readAt = Date.parse('2026-11-20T17:00:00Z')
/** Returns an order that was completed this many seconds before `readAt`. Staff can undo a completion for some seconds. */
const completed = (seconds: number) =>
  ({
    ...order('completed', 5),
    reachedAt: { completed: new Date(readAt - seconds * 1000).toISOString() },
  }) as PublicOrder

function setup(first: PublicOrder, options: { hasStream?: boolean; answers?: (PublicOrder | undefined)[] } = {}) {
  const timers: { ms: number; act: () => void; off: boolean }[] = []
  const seen: Followed[] = []
  const answers = [...(options.answers ?? [])]
  const at = { now: 1000, isVisible: true }
  let heard: { order: (order: PublicOrder) => void; lost: () => void } | undefined
  let closed = 0
  let reads = 0
  const followed = followOrder(
    {
      stream(listener) {
        if (options.hasStream === false) return undefined
        heard = listener
        return () => {
          closed += 1
        }
      },
      async read() {
        reads += 1
        return answers.shift()
      },
      later(ms, act) {
        const timer = { ms, act, off: false }
        timers.push(timer)
        return () => {
          timer.off = true
        }
      },
      now: () => at.now,
      isVisible: () => at.isVisible,
      readAt,
    },
    first,
    (state) => seen.push(state),
  )
  const tick = async () => {
    for (const timer of timers.splice(0)) if (!timer.off) timer.act()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { at, followed, seen, tick, timers, stream: () => heard, counts: () => ({ closed, reads }) }
}

describe('status page: stream first, then 10 s polling (specification §4)', () => {
  test('events of the stream are shown, and the page does not poll', async () => {
    const { seen, stream, tick, counts } = setup(order('waiting', 1))
    stream()?.order(order('confirmed', 2))
    await tick()
    expect(seen.at(-1)?.order.state).toBe('confirmed')
    expect(counts().reads).toBe(0)
  })

  test('while the stream is lost, the page polls every 10 s', async () => {
    const { seen, stream, tick, timers, counts } = setup(order('waiting', 1), {
      answers: [order('waiting', 1), order('confirmed', 2)],
    })
    stream()?.lost()
    stream()?.lost()
    expect(timers.map(({ ms }) => ms)).toEqual([POLL_MS])
    await tick()
    await tick()
    expect(seen.at(-1)?.order.state).toBe('confirmed')
    stream()?.order(order('confirmed', 2))
    await tick()
    expect(counts().reads).toBe(2)
  })

  test('without responses the page is marked as stale, until the next response arrives', async () => {
    const { seen, stream, tick } = setup(order('waiting', 1), { answers: [undefined, order('waiting', 1)] })
    stream()?.lost()
    await tick()
    expect(seen.at(-1)?.isStale).toBe(true)
    await tick()
    expect(seen.at(-1)?.isStale).toBe(false)
  })

  test('offline is shown at once, until a poll succeeds again', async () => {
    const { followed, seen, tick } = setup(order('waiting', 1), { answers: [order('confirmed', 2)] })
    followed.offline()
    expect(seen.at(-1)?.isStale).toBe(true)
    await tick()
    expect(seen.at(-1)).toMatchObject({ isStale: false, order: { state: 'confirmed' } })
  })

  test('a message of the stream that arrives after the device went offline does not hide that', async () => {
    const { followed, seen, stream, tick } = setup(order('waiting', 1), { answers: [order('confirmed', 3)] })
    followed.offline()
    stream()?.order(order('confirmed', 2))
    expect(seen.at(-1)).toMatchObject({ isStale: true, order: { state: 'confirmed' } })
    // The page still polls, and a poll that succeeds proves that there is a connection.
    await tick()
    expect(seen.at(-1)).toMatchObject({ isStale: false, order: { version: 3 } })
  })

  test('an older response never replaces a newer one', () => {
    const { seen, stream } = setup(order('waiting', 1))
    stream()?.order(order('confirmed', 3))
    stream()?.order(order('waiting', 2))
    expect(seen.at(-1)?.order.state).toBe('confirmed')
  })

  test.each(['rejected', 'canceled', 'failed'] as const)(
    '%s ends it: the stream is closed, and the page does not poll',
    async (state) => {
      const { stream, tick, counts } = setup(order('waiting', 1))
      stream()?.order(order(state, 2))
      stream()?.lost()
      await tick()
      expect(counts()).toEqual({ closed: 1, reads: 0 })
    },
  )

  test('a completed order is followed a little longer, because staff can undo the completion', async () => {
    const { seen, stream, tick, timers, counts } = setup(order('in-delivery', 1))
    stream()?.order(order('completed', 2))
    stream()?.order(order('completed', 2))
    expect(timers.map(({ ms }) => ms)).toEqual([LINGER_MS])
    stream()?.order(order('in-delivery', 3))
    await tick()
    expect(seen.at(-1)?.order.state).toBe('in-delivery')
    expect(counts().closed).toBe(0)
    stream()?.order(order('completed', 4))
    await tick()
    expect(counts()).toEqual({ closed: 1, reads: 0 })
  })

  test('without a stream, the page loads a completed order once more, after the completion can no longer be undone', async () => {
    const { seen, tick, timers } = setup(order('in-delivery', 1), {
      hasStream: false,
      answers: [order('completed', 2), order('confirmed', 3)],
    })
    await tick()
    expect(seen.at(-1)?.order.state).toBe('completed')
    expect(timers.map(({ ms }) => ms)).toEqual([LINGER_MS, POLL_MS])
    expect(POLL_MS).toBeGreaterThan(HELD_SECONDS * 1000)
    timers.splice(0, 1)
    await tick()
    expect(seen.at(-1)?.order.state).toBe('confirmed')
  })

  test('an order that was completed seconds before the page was opened is followed as well', () => {
    expect(setup(completed(3)).stream()).toBeDefined()
    expect(setup(completed(60)).stream()).toBeUndefined()
  })

  test('a final order opens no stream at all', async () => {
    const { stream, tick, counts } = setup(order('completed', 5))
    await tick()
    expect(stream()).toBeUndefined()
    expect(counts().reads).toBe(0)
  })

  test('browsers without event streams poll at once', async () => {
    const { seen, tick } = setup(order('waiting', 1), { hasStream: false, answers: [order('confirmed', 2)] })
    await tick()
    expect(seen.at(-1)?.order.state).toBe('confirmed')
  })

  test('leaving the page ends stream and polling', async () => {
    const { followed, stream, tick, counts } = setup(order('waiting', 1))
    stream()?.lost()
    followed.end()
    await tick()
    expect(counts()).toEqual({ closed: 1, reads: 0 })
  })

  test('when the connection is back, the page is updated at once', async () => {
    const { followed, seen, counts } = setup(order('waiting', 1), { answers: [order('confirmed', 2)] })
    followed.online()
    expect(counts().reads).toBe(0)
    followed.offline()
    expect(seen.at(-1)?.isStale).toBe(true)
    followed.online()
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen.at(-1)).toMatchObject({ isStale: false, order: { state: 'confirmed' } })
  })
})

describe('an order that was paid online is followed slowly after its end, so that a refund appears without a reload', () => {
  test.each(['completed', 'canceled', 'rejected', 'failed'] as const)('%s', async (state) => {
    const { seen, tick, timers, counts } = setup(order(state, 5, 'paid'), { answers: [order(state, 5, 'refunded')] })
    expect(timers.map(({ ms }) => ms)).toEqual([SLOW_MS])
    await tick()
    expect(seen.at(-1)?.order.paymentState).toBe('refunded')
    expect(timers.map(({ ms }) => ms)).toEqual([SLOW_MS])
    expect(counts().reads).toBe(1)
  })

  test('also if it ended while the page was open', async () => {
    const { seen, stream, tick } = setup(order('waiting', 1, 'paid'), { answers: [order('canceled', 2, 'refunded')] })
    stream()?.order(order('canceled', 2, 'paid'))
    await tick()
    expect(seen.at(-1)?.order.paymentState).toBe('refunded')
  })

  test('a hidden page loads nothing; as soon as it is visible again, it loads at once, but not again within seconds', async () => {
    const { at, followed, seen, tick, counts } = setup(order('completed', 5, 'paid'), {
      answers: [order('completed', 5, 'refunded'), order('completed', 5, 'refunded')],
    })
    at.isVisible = false
    await tick()
    expect(counts().reads).toBe(0)
    at.now += 120_000
    at.isVisible = true
    followed.shown()
    followed.shown()
    await new Promise((resolve) => setImmediate(resolve))
    expect(counts().reads).toBe(1)
    expect(seen.at(-1)?.order.paymentState).toBe('refunded')
  })

  test('a failed load is ignored; leaving the page ends it; an order that is paid in person is not followed', async () => {
    const { followed, seen, tick, counts } = setup(order('canceled', 5, 'paid'), { answers: [undefined] })
    await tick()
    expect(seen).toEqual([])
    followed.end()
    await tick()
    followed.shown()
    expect(counts().reads).toBe(1)
    expect(setup(order('completed', 5, 'none')).timers).toEqual([])
  })
})
