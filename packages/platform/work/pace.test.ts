import { describe, expect, test } from 'vitest'
import { answeringLoad, createPace } from './pace.ts'
import { countRequestTime, recentLoad } from './recent-load.ts'

/** Returns the milliseconds that a pace waits. `loads`: the load of the process at each check. `lateTimersMs`: how late its timers are. */
async function waitOn(loads: readonly number[], { lateTimersMs = 0, dueForMs = 0 } = {}): Promise<number> {
  let looks = 0
  let waited = 0
  const pace = createPace({
    load: () => loads[Math.min(looks++, loads.length - 1)] ?? 0,
    wait: async (ms) => (waited += ms + lateTimersMs),
    now: () => waited,
  })
  await pace(dueForMs)
  return waited
}

describe('pace of deferred work', () => {
  test.each<[ms: number, process: string, loads: readonly number[]]>([
    [0, 'one that rests', [0]],
    [0, 'one with time', [0.25]],
    [10, 'one with less', [0.3]],
    [20, 'one with little', [0.4]],
    [40, 'one that has little left', [0.52]],
    [40, 'a busy one, until it has time', [0.9, 1, 0.8, 0.7, 0.3]],
    [400, 'one that is always busy, until patience ends', [1]],
  ])('waits %i ms on %s', async (ms, _, loads) => expect(await waitOn(loads)).toBe(ms))

  test('the longest wait is measured by the clock: with timers that are 90 ms late it ends after four checks, not after forty', async () =>
    expect(await waitOn([1], { lateTimersMs: 90 })).toBe(400))

  test.each([
    [400, 0],
    [200, 2_000],
    [100, 3_000],
    [5, 4_000],
    [5, 600_000],
  ])('waits at most %i ms on a busy process when the work has been due for %i ms', async (ms, dueForMs) =>
    expect(await waitOn([1], { dueForMs })).toBe(ms),
  )

  test('150 pieces of work per second are never more than 4 s late, because late work runs at 200 pieces per second', async () => {
    let at = 0
    const pace = createPace({ load: () => 0.95, wait: async (ms) => (at += ms), now: () => at })
    let worst = 0
    for (let n = 0; n < 6_000; n++) {
      const due = (n / 150) * 1000
      at = Math.max(at, due)
      await pace(at - due)
      worst = Math.max(worst, at - due)
    }
    expect(worst).toBeLessThan(4_100)
  })
})

describe('recent load', () => {
  /** A process for which the test sets the passed time and the share of busy time. */
  const watched = () => {
    let [at, busy] = [0, 0]
    const load = recentLoad(
      () => busy,
      () => at,
    )
    return (ms: number, share: number): number => {
      at += ms
      busy += ms * share
      return load()
    }
  }

  test('a rise of the load is visible at once, and a short pause does not hide it', () => {
    const after = watched()
    expect(after(10, 0)).toBe(0)
    expect(after(300, 1)).toBe(1)
    expect(after(10, 0)).toBeGreaterThan(0.8)
    expect(after(1_000, 0)).toBeLessThan(0.01)
  })

  test('two reads at the same moment return the same load', () => {
    const after = watched()
    expect(after(100, 0.5)).toBe(after(0, 0))
  })

  test('the time of requests counts once, however many are open, and each request ends only once', () => {
    let at = 0
    const requests = countRequestTime(() => at)
    const first = requests.begin()
    at = 10
    const second = requests.begin()
    at = 20
    first()
    first()
    at = 30
    expect(requests.busyMs()).toBe(30)
    second()
    at = 100
    expect(requests.busyMs()).toBe(30)
  })

  test('work of the event loop without requests does not count as load, so mails do not delay each other', async () => {
    const work = (ms: number): void => {
      for (const begin = performance.now(); performance.now() - begin < ms;);
    }
    const later = () => new Promise((resolve) => setImmediate(resolve))
    const requests = countRequestTime()
    const load = answeringLoad(requests)
    await later()
    work(30)
    await later()
    expect(load()).toBe(0)
    const done = requests.begin()
    work(30)
    await later()
    expect(load()).toBeGreaterThan(0.25)
    done()
  })
})
