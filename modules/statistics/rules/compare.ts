import type { StatRow } from '../contract.ts'
import { bucketsOf, type Period, placeOf, type Size } from './periods.ts'

/** The relative change from the previous range: 0.1 is 10 % more. Undefined: the previous value is unknown or 0. */
export const changeOf = (value: number, previous: number | null): number | undefined =>
  previous === null || previous === 0 ? undefined : (value - previous) / previous

interface Series {
  readonly period: Period
  readonly values: ReadonlyMap<string, number>
}

/**
 * The value of each bucket (hour, day, week or month) of the range, with the value of the corresponding bucket of the previous range.
 * `previous` is null if there is no previous range, if it has no corresponding bucket, or if the bucket is the second of two equal hours
 * ('02B' when the clocks go back).
 */
export function aligned(
  series: Series,
  previous: Series | undefined,
  { size, zone }: { size: Size; zone: string },
): { at: string; value: number; previous: number | null }[] {
  const placed = new Map<string, number>()
  if (previous) {
    const keys = keysOf(previous, size, zone)
    keys.forEach((at, index) => {
      const place = placeOf(at, size, previous.period, index)
      placed.set(place, (placed.get(place) ?? 0) + (previous.values.get(at) ?? 0))
    })
  }
  return keysOf(series, size, zone).map((at, index) => {
    const isSecondPass = at.endsWith('B')
    const partner = isSecondPass ? undefined : placed.get(placeOf(at, size, series.period, index))
    return { at, value: series.values.get(at) ?? 0, previous: partner ?? null }
  })
}

/**
 * The names of all buckets of a series (hours, days, weeks or months). A branch may be in another time zone than the brand. If its data has
 * an hour that a clock change skips in the time zone of the brand, a bucket is added for this hour.
 */
function keysOf({ period, values }: Series, size: Size, zone: string): string[] {
  const keys = bucketsOf(period, size, zone)
  const known = new Set(keys)
  const foreign = [...values.keys()].filter((key) => !known.has(key))
  return foreign.length === 0 ? keys : [...keys, ...foreign].toSorted()
}

export const shareOf = (value: number, total: number): number =>
  total === 0 ? 0 : Math.round((value / total) * 10_000) / 10_000

/**
 * Sorts rows by value, the largest first, and by label if values are equal. If there are more than `limit` rows, the others are added up in
 * a last row 'other'.
 */
export function folded(
  rows: readonly { key: string; label: string; value: number; more?: Record<string, number | null> }[],
  { limit, total, other }: { limit: number; total: number; other: string },
): StatRow[] {
  const sorted = rows.toSorted(
    (a, b) => b.value - a.value || a.label.localeCompare(b.label) || (a.key < b.key ? -1 : 1),
  )
  const shown = sorted.slice(0, limit).map((row) => ({ ...row, share: shareOf(row.value, total) }))
  const rest = sorted.slice(limit)
  if (rest.length === 0) return shown
  const value = sumOf(rest.map((row) => row.value))
  const names = [...new Set(rest.flatMap(({ more }) => Object.keys(more ?? {})))]
  const more = Object.fromEntries(names.map((name) => [name, sumOf(rest.map((row) => row.more?.[name] ?? 0))]))
  return [
    ...shown,
    { key: 'other', label: other, value, share: shareOf(value, total), ...(names.length > 0 ? { more } : {}) },
  ]
}

/** Adds decimal numbers with at most 4 decimals. The sum has no errors from binary fractions (0.1 + 0.2 is 0.3). */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 10_000), 0) / 10_000
