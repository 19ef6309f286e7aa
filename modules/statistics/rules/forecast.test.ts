import { describe, expect, test } from 'vitest'
import { backTest, forecastOf, type Past, shifted } from './forecast.ts'

const TODAY = '2026-11-23' // a Monday
const hours = (at18: number): number[] => Array.from({ length: 24 }, (_, hour) => (hour === 18 ? at18 : 0))
const total = (values: readonly number[] | undefined) => values?.reduce((sum, one) => sum + one, 0)

/** Makes the data of the last `weeks` weeks. `of` returns the number of orders of a day; all of them are at 18:00. */
function pastOf(weeks: number, of: (day: Temporal.PlainDate) => number, more: Partial<Past> = {}): Past {
  const since = shifted(TODAY, -weeks * 7)
  const counts = new Map<string, number[]>()
  for (let day = since; day < TODAY; day = shifted(day, 1)) counts.set(day, hours(of(Temporal.PlainDate.from(day))))
  return { counts, since, isHoliday: () => false, lateHours: () => undefined, ...more }
}

describe('The forecast of a day (docs/rules/statistics.md, Forecast)', () => {
  test('is the mean of the same weekday, hour by hour', () => {
    const past = pastOf(8, ({ dayOfWeek }) => dayOfWeek * 10)
    const friday = forecastOf(past, '2026-12-04', TODAY)
    expect([friday?.[18], total(friday)]).toEqual([50, 50])
  })

  test('gives newer weeks more weight', () => {
    const past = pastOf(8, (day) => (day.toString() >= shifted(TODAY, -7) ? 36 : 0))
    expect(total(forecastOf(past, '2026-11-27', TODAY))).toBe(8)
  })

  test('treats a holiday like a Sunday, and leaves past holidays out of the mean', () => {
    const holidays = new Set(['2026-10-26', '2026-12-08'])
    const past = pastOf(8, (day) => (holidays.has(day.toString()) ? 500 : day.dayOfWeek === 7 ? 40 : 10), {
      isHoliday: (day) => holidays.has(day),
    })
    expect(total(forecastOf(past, '2026-12-08', TODAY))).toBe(40)
    expect(total(forecastOf(past, '2026-11-30', TODAY))).toBe(10)
  })

  test('expects nothing on a closed day, except after midnight while the evening before lasts; past closed days do not change the mean', () => {
    const closed = new Set(['2026-11-20', '2026-11-27', '2026-12-04'])
    const past = pastOf(8, (day) => (closed.has(day.toString()) ? 0 : 10), {
      lateHours: (day) =>
        closed.has(day) ? hours(0).map((_, hour) => day === '2026-12-04' && hour === 18) : undefined,
    })
    expect([total(forecastOf(past, '2026-11-27', TODAY)), total(forecastOf(past, '2026-12-04', TODAY))]).toEqual([
      0, 10,
    ])
    expect(total(forecastOf(past, '2026-12-11', '2026-12-01'))).toBe(10)
  })

  test('multiplies by the season of the year before, a factor between 0.5 and 2', () => {
    const december = (day: Temporal.PlainDate, factor: number) =>
      day.year === 2025 && day.month === 12 ? 10 * factor : 10
    const year = (factor: number) =>
      forecastOf(
        pastOf(70, (day) => december(day, factor)),
        '2026-12-31',
        '2026-11-23',
      )
    expect(total(year(1))).toBeCloseTo(10)
    // The 29 days around 1 January 2026 contain five Thursdays. Two of them are in December 2025.
    expect(total(year(1.5))).toBeGreaterThan(11)
    expect(total(year(100))).toBe(20)
    expect(total(year(0))).toBeLessThan(10)
  })

  test('ignores last year if it has fewer than 20 orders', () => {
    const past = pastOf(70, (day) => (day.toString() < '2026-06-01' ? 1 : 10))
    expect(total(forecastOf(past, '2026-12-04', TODAY))).toBe(10)
  })

  test('returns nothing before 14 days are known', () => {
    expect(
      forecastOf(
        pastOf(1, () => 10),
        '2026-11-27',
        TODAY,
      ),
    ).toBeUndefined()
    expect(
      forecastOf(
        pastOf(2, () => 10),
        '2026-11-27',
        TODAY,
      ),
    ).toBeDefined()
    expect(forecastOf({ ...pastOf(8, () => 10), since: undefined }, '2026-11-27', TODAY)).toBeUndefined()
  })

  test('ignores orders of the day `origin` and later', () => {
    const past = pastOf(12, (day) => (day.toString() >= '2026-11-02' ? 1000 : 10))
    expect(total(forecastOf(past, '2026-11-06', '2026-11-02'))).toBe(10)
  })
})

describe('The error of the last weeks', () => {
  test('is 0 for a business whose orders never change, and for two such businesses together', () => {
    const same = pastOf(20, ({ dayOfWeek }) => dayOfWeek)
    const none = { days: 28, perDay: 0, share: 0, hourShare: 0, bias: 0 }
    expect([backTest([same], TODAY), backTest([same, same], TODAY)]).toEqual([none, none])
  })

  test('sums the daily differences as a share of all orders', () => {
    // 10 orders a day, and 20 a day in the last four weeks. So the forecasts for the tested days are too low.
    const grown = pastOf(20, (day) => (day.toString() >= shifted(TODAY, -28) ? 20 : 10))
    const error = backTest([grown], TODAY)
    expect(error?.bias).toBeLessThan(-0.2)
    expect(error?.share).toBe(-(error?.bias ?? 0))
    expect(error?.perDay).toBeCloseTo((error?.share ?? 0) * 20, 1)
  })

  test('is undefined until 14 days can be tested', () => {
    expect(backTest([pastOf(4, () => 5)], TODAY)).toBeNull()
    expect(backTest([pastOf(5, () => 5)], TODAY)?.days).toBe(14)
  })
})
