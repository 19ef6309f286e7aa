import { describe, expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** A pace on a process with these loads, one after the other: how long it waited, and the room there was then. */
async function paceOf(loads: readonly number[], patienceMs = 1_000): Promise<[waited: number, room: number]> {
  let looks = -1
  let waited = 0
  const pace = createPace({
    stepMs: 100,
    patienceMs,
    load: () => loads[Math.min(looks++, loads.length - 1)] ?? 0,
    wait: async (ms) => (waited += ms),
  })
  const room = Number((await pace()).toFixed(2))
  return [waited, room]
}

describe('Pace of work that nobody waits for', () => {
  test('a process with time: one look', async () => expect(await paceOf([0.2])).toEqual([100, 0.67]))
  test('a busy one: until it has time', async () => expect(await paceOf([0.9, 1, 0.8, 0.5])).toEqual([400, 0.17]))
  test('one that is always busy: as long as patience lasts', async () => expect(await paceOf([1])).toEqual([1_000, 0]))

  test('the event loop itself tells how busy it is', async () => {
    const begin = performance.now()
    const pace = createPace({ stepMs: 20, patienceMs: 10_000 })
    const work = () => {
      for (const at = performance.now(); performance.now() - at < 5;);
      if (performance.now() - begin < 300) setImmediate(work)
    }
    setImmediate(work)
    await pace()
    expect(performance.now() - begin).toBeGreaterThan(200)
  })
})
