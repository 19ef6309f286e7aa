import { type ShownColumn, shownColumns } from '../parts/columns.ts'

/** All columns that can be folded. The column of new orders is always open. */
const foldable = shownColumns.filter((name) => name !== 'new')

/** Converts the setting stored on the device, for example 'accepted,preordered', to a set of columns. Unknown names are ignored. */
export const foldedOf = (kept: string): Set<ShownColumn> =>
  new Set(foldable.filter((name) => kept.split(',').includes(name)))

export function toggleFolded(kept: string, name: ShownColumn): string {
  const before = foldedOf(kept)
  return foldable.filter((one) => (one === name ? !before.has(one) : before.has(one))).join(',')
}

const widths: Record<ShownColumn, number> = { new: 1.28, accepted: 1, 'in-delivery': 1, preordered: 0.94 }
const STRIP = '44px'

/** The value of `grid-template-columns`: a folded column is 44 px wide, and the rest of its usual width goes to the column of new orders. */
export function widthsOf(folded: ReadonlySet<ShownColumn>): string {
  const freed = [...folded].reduce((sum, name) => sum + widths[name], 0)
  return shownColumns
    .map((name) => (folded.has(name) ? STRIP : `${(widths[name] + (name === 'new' ? freed : 0)).toFixed(2)}fr`))
    .join(' ')
}
