import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** How long a pace waits on a process with late timers, whose load has these values one after the other. */
async function waitOn(loads: readonly number[], lateMs = 0): Promise<number> {
  let looks = -1
  let waited = 0
  const pace = createPace({
    load: () => loads[Math.min(looks++, loads.length - 1)] ?? 0,
    wait: async (ms) => (waited += ms + lateMs),
    now: () => waited,
  })
  await pace()
  return waited
}

describe('pace of deferred work', () => {
  test.each<[ms: number, process: string, loads: readonly number[]]>([
    [10, 'one that rests', [0]],
    [10, 'one with time', [0.3]],
    [20, 'one with less', [0.4]],
    [40, 'one that has little left', [0.52]],
    [40, 'a busy one, until it has time', [0.9, 1, 0.8, 0.3]],
    [400, 'one that is always busy, until patience ends', [1]],
  ])('waits %i ms on %s', async (ms, _, loads) => expect(await waitOn(loads)).toBe(ms))

  test('the longest wait is counted in time: with checks that take 90 ms it ends after four, not after forty', async () =>
    expect(await waitOn([1], 90)).toBe(400))

  test('reads the load of the event loop by default', async () => {
    const busyLooks = 30
    let looks = 0
    const wait = async (ms: number): Promise<void> => {
      looks++
      if (looks > busyLooks) return pause(ms)
      // Between two looks the process does nothing but work.
      for (const begin = performance.now(); performance.now() - begin < ms;);
      await new Promise((resolve) => setImmediate(resolve))
    }
    await createPace({ patienceMs: 600_000, wait })()
    expect(looks).toBeGreaterThan(busyLooks)
  })
})
