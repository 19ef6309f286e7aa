import { expect, test } from 'vitest'
import { nextDays } from './plan-time.ts'

test('the coming week starts tomorrow in the zone of the business, also at the end of a year and when clocks change', () => {
  const from = (iso: string) => nextDays(Date.parse(iso), 'Europe/Vienna')
  // In Vienna it is already the 28th, so tomorrow is the 29th.
  expect(from('2026-12-27T23:30:00Z')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ])
  expect(from('2026-10-24T08:00:00Z').slice(0, 2)).toEqual(['2026-10-25', '2026-10-26'])
})
