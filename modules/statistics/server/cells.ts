import { shareOf, sumOf } from '../rules/compare.ts'
import { cellTimes } from '../rules/periods.ts'
import type { Found } from './answer.ts'
import type { Slice } from './slice.ts'

/** The mean value of each hour of each weekday (168 cells). If an hour of a weekday does not occur in the range, its cell has no mean. */
export function cellsFrom(slice: Slice, rows: readonly { key: string; value: number }[], now: Temporal.Instant): Found {
  const times = cellTimes(slice.period, slice.zone, now)
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const total = sumOf(rows.map(({ value }) => value))
  const cells = Array.from({ length: 168 }, (_, index) => `${Math.floor(index / 24) + 1}-${index % 24}`)
  return {
    total,
    series: undefined,
    figures: {},
    rows: cells.map((key) => {
      const value = values.get(key) ?? 0
      const often = times.get(key) ?? 0
      const mean = often === 0 ? null : Math.round((value / often) * 100) / 100
      return { key, label: key, value, share: shareOf(value, total), more: { times: often, mean } }
    }),
  }
}
