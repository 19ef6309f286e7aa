import type { StatRow } from '../contract.ts'
import { bucketsOf, type Period, placeOf, type Size } from './periods.ts'

/** The relative change from the previous range. Undefined if the previous value was 0 (shown as '–'). */
export const changeOf = (value: number, previous: number | null): number | undefined =>
  previous === null || previous === 0 ? undefined : (value - previous) / previous

interface Series {
  readonly period: Period
  readonly values: ReadonlyMap<string, number>
}

/**
 * The value of each bucket of the range, together with the value of the bucket at the same position in the previous range. Null: there is
 * no such bucket.
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

/** A branch in another time zone may have an hour that does not exist in the brand's zone because of a clock change. Its bucket is added. */
function keysOf({ period, values }: Series, size: Size, zone: string): string[] {
  const keys = bucketsOf(period, size, zone)
  const known = new Set(keys)
  const foreign = [...values.keys()].filter((key) => !known.has(key))
  return foreign.length === 0 ? keys : [...keys, ...foreign].toSorted()
}

export const shareOf = (value: number, total: number): number =>
  total === 0 ? 0 : Math.round((value / total) * 10_000) / 10_000

/** Sorts rows by value, the largest first. Rows with equal values are sorted by label. All rows beyond the limit are summed in a last row 'other'. */
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

/** Adds decimals with at most 4 places without the rounding errors of binary fractions. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 10_000), 0) / 10_000
