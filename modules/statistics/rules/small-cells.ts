import type { StatRow } from '../contract.ts'
import { folded, shareOf, sumOf } from './compare.ts'

/** A row with fewer visitors than this is not shown on its own, because it could reveal who the visitors were. */
const SMALLEST = 3

interface CountedRow {
  key: string
  label: string
  value: number
  visitors: number
  more: Record<string, number>
}

/**
 * Keeps at most `limit` rows, those with the largest values. All further rows, and all rows with fewer than three visitors, are added up in
 * the row 'other'. The totals do not change.
 */
export function foldedVisits(
  rows: readonly CountedRow[],
  how: { limit: number; total: number; other: string },
): StatRow[] {
  const plain = ({ key, label, value, more }: CountedRow) => ({
    key,
    label,
    value,
    ...(Object.keys(more).length > 0 ? { more } : {}),
  })
  const shown = folded(rows.filter(({ visitors, key }) => visitors >= SMALLEST && key !== 'other').map(plain), how)
  const small = rows.filter(({ visitors, key }) => visitors < SMALLEST || key === 'other')
  if (small.length === 0) return shown
  const last = shown.at(-1)?.key === 'other' ? shown.at(-1) : undefined
  const value = sumOf([last?.value ?? 0, ...small.map((row) => row.value)])
  const names = [...new Set(small.flatMap(({ more }) => Object.keys(more)))]
  const more = Object.fromEntries(
    names.map((name) => [name, sumOf([last?.more?.[name] ?? 0, ...small.map((row) => row.more[name] ?? 0)])]),
  )
  const other = {
    key: 'other',
    label: how.other,
    value,
    share: shareOf(value, how.total),
    ...(names.length > 0 ? { more } : {}),
  }
  return [...(last ? shown.slice(0, -1) : shown), other]
}
