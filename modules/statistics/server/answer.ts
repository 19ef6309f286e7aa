import type { Statistic, StatRow } from '../contract.ts'
import { aligned } from '../rules/compare.ts'
import { bucketOfDay } from '../rules/periods.ts'
import type { Slice, Slices } from './slice.ts'

/**
 * The values that an API call has found for one range. `series`: the values by bucket (hour, day, week or month); undefined for API calls
 * that have no values over time.
 */
export interface Found {
  readonly total: number
  readonly series: ReadonlyMap<string, number> | undefined
  readonly rows: StatRow[]
  readonly figures: Record<string, number | null>
}

/** Adds up rows by the bucket (column of the chart) that contains their day or hour. */
export function seriesOf<Row extends { bucket: string }>(
  { size }: Slice,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = size === 'hour' ? row.bucket : bucketOfDay(Temporal.PlainDate.from(row.bucket), size)
    sums.set(key, Math.round(((sums.get(key) ?? 0) + valueOf(row)) * 10_000) / 10_000)
  }
  return sums
}

export function answerOf(
  { slice, previous, isOver }: Slices,
  found: Found,
  foundBefore: Found | undefined,
  now: Temporal.Instant,
): Statistic {
  const { period, size, zone } = slice
  const seriesBefore =
    previous && foundBefore?.series ? { period: previous.period, values: foundBefore.series } : undefined
  return {
    total: found.total,
    previous: foundBefore?.total ?? null,
    buckets: found.series ? aligned({ period, values: found.series }, seriesBefore, { size, zone }) : [],
    rows: found.rows,
    figures: found.figures,
    previousFigures: foundBefore?.figures ?? null,
    meta: {
      zone,
      bucket: size,
      from: period.from.toString(),
      to: period.to.toString(),
      previousFrom: previous?.period.from.toString() ?? null,
      previousTo: previous?.period.to.toString() ?? null,
      freshAt: now.toString(),
      complete: isOver,
    },
  }
}
