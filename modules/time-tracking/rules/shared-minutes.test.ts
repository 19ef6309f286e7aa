import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesByDay } from './blocks.ts'
import { sharedMinutes } from './shared-minutes.ts'

test("the minutes of a day's blocks always add up to the day", () => {
  const block = fc
    .record({ from: fc.integer({ min: 0, max: 5 * 86_400_000 }), length: fc.integer({ min: 1, max: 3 * 3_600_000 }) })
    .map(({ from, length }) => ({ from, to: from + length, pauses: [] }))
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const sums = new Map<string, number>()
      for (const { day, minutes } of sharedMinutes(blocks, 'Europe/Vienna'))
        sums.set(day, (sums.get(day) ?? 0) + minutes)
      expect([...sums].toSorted()).toEqual([...minutesByDay(blocks, 'Europe/Vienna')].toSorted())
    }),
    { numRuns: 100, seed: 14 },
  )
})

test('the block with the largest remainder gets the minute; if remainders are equal, the earlier block gets it', () => {
  const blocks = [20, 40, 30].map((seconds, index) => ({
    from: index * 600_000,
    to: index * 600_000 + 60_000 + seconds * 1000,
    pauses: [],
  }))
  expect(sharedMinutes(blocks, 'UTC').map(({ minutes }) => minutes)).toEqual([1, 2, 2])
  const same = [0, 600_000].map((from) => ({ from, to: from + 90_000, pauses: [] }))
  expect(sharedMinutes(same, 'UTC').map(({ minutes }) => minutes)).toEqual([2, 1])
})
