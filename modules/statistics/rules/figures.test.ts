import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursFor } from '../server/log/roll-up.ts'
import { randomEvents } from '../server/testing/random-events.ts'
import { rowsOf } from './digest.ts'
import { capped, type CubeRow, daysOf, figuresOf, type HourRow, newTally } from './figures.ts'
import { type DayEvent, visitsOf } from './visits.ts'

const sorted = (rows: readonly CubeRow[]) =>
  rows
    .map(({ branch, device, dim, key, visitors, visits, n, entries, exits }) =>
      [branch, device, dim, key, visitors, visits, n, entries, exits].join('|'),
    )
    .toSorted()
const byVisitor = (events: readonly DayEvent[]) => [...Map.groupBy(events, ({ visitor }) => visitor).values()]
const row = (key: string, visits: number, hour = 0): HourRow => ({
  hour,
  branch: null,
  device: '',
  dim: 'page',
  key,
  visitors: visits,
  visits,
  n: visits,
  entries: 0,
  exits: 0,
})

describe('Figures of a day by increments (docs/rules/statistics.md, Figures of a day)', () => {
  test.each([
    ['2026-03-29', 'Europe/Vienna'],
    ['2026-10-25', 'Europe/Vienna'],
    ['2026-06-10', 'UTC'],
  ])('the sum of all hours until any hour of %s in %s equals the figures of the events until then', (day, zone) => {
    const hours = hoursFor(day, zone)
    const check = (random: DayEvent[]) => {
      const events = random.map((event) => ({ ...event, once: null }))
      const rows = byVisitor(events).flatMap((own) => figuresOf(own, hours))
      for (const hour of hours.hours.keys()) {
        const until = events.filter(({ at }) => at < hours.startMs + (hour + 1) * 3_600_000)
        const whole = daysOf(rows.filter((one) => one.hour <= hour)).filter(
          ({ branch, device }) => branch === null && device === '',
        )
        const direct = rowsOf(visitsOf(until), hours).map((one) => ({ ...one, branch: null, device: '' }))
        expect(sorted(whole)).toEqual(sorted(direct))
      }
    }
    fc.assert(fc.property(randomEvents(day, zone, ['b1', 'b2']), check), { numRuns: 25, seed: 14 })
  })

  test('adding rows and subtracting them again leaves no rows', () => {
    const tally = newTally()
    tally.add([row('/de', 2), row('/en', 1)])
    tally.add([row('/de', 2)], -1)
    expect(tally.rows()).toEqual([row('/en', 1)])
  })

  test('a day stores at most 500 keys of a dimension: first the stored keys, then those with the most visits; all others are summed in one', () => {
    const many = Array.from({ length: 600 }, (_, index) => row(`/p${index}`, index + 1))
    const first = capped(many, [])
    expect(first).toHaveLength(500)
    expect(first.find(({ key }) => key === 'other')?.visits).toBe((101 * 102) / 2)
    expect(first.some(({ key }) => key === '/p599')).toBe(true)
    const next = capped([row('/p0', 900), row('/p599', 1)], first)
    expect(next).toEqual([{ ...row('other', 900) }, row('/p599', 1)])
    const flow = many.map((one): HourRow => ({ ...one, dim: 'flow' }))
    expect(capped(flow, [])).toHaveLength(600)
  })
})
