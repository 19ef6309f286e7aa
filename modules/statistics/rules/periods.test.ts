import { expect, test } from 'vitest'
import { aligned, changeOf, folded } from './compare.ts'
import { before, bucketsOf, cellTimes, hoursOf, periodOf, type Size, sizeOf } from './periods.ts'

const period = (from: string, to = from) => {
  const found = periodOf(from, to)
  if (!found) throw new Error('no range')
  return found
}

test('a day has 25 hours in autumn, with both passes of the hour that comes twice, and 23 in spring', () => {
  const autumn = hoursOf(Temporal.PlainDate.from('2026-10-25'), 'Europe/Vienna')
  expect([autumn.length, autumn.slice(1, 5)]).toEqual([25, ['01', '02A', '02B', '03']])
  const spring = hoursOf(Temporal.PlainDate.from('2026-03-29'), 'Europe/Vienna')
  expect([spring.length, spring.slice(1, 4)]).toEqual([23, ['01', '03', '04']])
})

test.each<[string, string, Size]>([
  ['2026-03-01', '2026-03-01', 'hour'],
  ['2026-03-01', '2026-05-31', 'day'],
  ['2026-03-01', '2026-06-01', 'week'],
  ['2025-03-03', '2026-03-08', 'week'],
  ['2025-03-03', '2026-03-09', 'month'],
])('the range from %s to %s is shown by %s', (from, to, size) => expect(sizeOf(period(from, to))).toBe(size))

test('a range has at most 25 months', () => {
  expect(periodOf('2024-01-01', '2026-01-31')).toBeDefined()
  expect(periodOf('2024-01-01', '2026-02-01')).toBeUndefined()
})

test('the previous period has as many days and ends directly before the period begins', () => {
  const { from, to } = before(period('2026-03-07', '2026-03-20'))
  expect([String(from), String(to)]).toEqual(['2026-02-21', '2026-03-06'])
})

test('weeks are ISO weeks, also at the turn of the year', () => {
  expect(bucketsOf(period('2025-12-28', '2026-01-05'), 'week', 'UTC')).toEqual(['2025-W52', '2026-W01', '2026-W02'])
})

test("each cell (weekday and hour) counts how often its hour has begun; when the clocks change, 2 o'clock on Sunday comes twice in autumn and not at all in spring", () => {
  const now = Temporal.Instant.from('2026-12-01T00:00:00Z')
  const times = (day: string) => cellTimes(period(day), 'Europe/Vienna', now).get('7-2')
  expect([times('2026-10-25'), times('2026-03-29'), times('2026-11-01')]).toEqual([2, undefined, 1])
  const noon = Temporal.Instant.from('2026-11-30T11:30:00Z')
  expect(cellTimes(period('2026-11-30', '2026-12-02'), 'Europe/Vienna', noon).size).toBe(13)
})

test('hours are compared by their label; both passes of an hour are compared with the one hour of the other day', () => {
  const values = new Map([
    ['2026-10-25T02A', 1],
    ['2026-10-25T02B', 2],
  ])
  const previous = new Map([['2026-10-24T02', 5]])
  const buckets = aligned(
    { period: period('2026-10-25'), values },
    { period: period('2026-10-24'), values: previous },
    { size: 'hour', zone: 'Europe/Vienna' },
  )
  expect(buckets.filter(({ at }) => at.includes('T02'))).toEqual([
    { at: '2026-10-25T02A', value: 1, previous: 5 },
    { at: '2026-10-25T02B', value: 2, previous: null },
  ])
})

test('compared with 0 there is no change', () => {
  expect([changeOf(3, 2), changeOf(3, 0), changeOf(3, null)]).toEqual([0.5, undefined, undefined])
})

test('rows beyond the limit are summed in one row, so that the rows add up to the total', () => {
  const rows = [
    ['c', 1],
    ['b', 2],
    ['a', 2],
  ].map(([key, value]) => ({ key: String(key), label: String(key), value: Number(value) }))
  expect(folded(rows, { limit: 2, total: 5, other: 'Andere' }).map(({ label, value }) => [label, value])).toEqual([
    ['a', 2],
    ['b', 2],
    ['Andere', 1],
  ])
})
