import { expect, test } from 'vitest'
import { compareFullHours, hoursOfDay } from './same-hours.ts'

const day = (date: string, values: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: `${date}T${String(hour).padStart(2, '0')}`,
    value: values[hour] ?? 0,
  }))
const today = day('2026-03-20', { 11: 60, 12: 52, 13: 900 })
const other = day('2026-03-13', { 11: 50, 12: 50, 18: 700 })

test('only full hours are compared, not the current hour', () => {
  const found = compareFullHours(today, other, 13)
  expect(found).toMatchObject({ value: 112, before: 100 })
  expect(found?.change).toBeCloseTo(0.12)
})
test('there is no change if the other day had no orders in the same hours', () => {
  expect(compareFullHours(today, other, 11)).toBeUndefined()
  expect(compareFullHours(today, other, 0)).toBeUndefined()
})
test('both passes of an hour that comes twice are added up', () => {
  const twice = [
    { at: '2026-10-25T02A', value: 1 },
    { at: '2026-10-25T02B', value: 2 },
  ]
  expect(hoursOfDay(twice, [])[0]).toEqual({ hour: 2, value: 3, before: 0 })
})
test('the chart shows 10 to 22, and further hours that have orders', () => {
  expect(hoursOfDay(today, other).map(({ hour }) => hour)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22])
  expect(hoursOfDay(day('2026-03-20', { 7: 1, 23: 1 }), other)).toHaveLength(17)
})
test('only hours that have not begun show expected orders', () => {
  const hours = [18, 19, 23].map((hour) => ({ hour, food: 6.4, ride: 1.2 }))
  const shown = hoursOfDay(today, other, { hours, now: 18 })
  expect(shown.filter(({ expected }) => expected !== undefined)).toEqual([
    { hour: 19, value: 0, before: 0, expected: 8 },
    { hour: 23, value: 0, before: 0, expected: 8 },
  ])
})
