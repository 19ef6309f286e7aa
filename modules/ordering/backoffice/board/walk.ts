import type { Columns } from '../parts/arrange.ts'
import type { ShownColumn } from '../parts/columns.ts'
import { shownColumns } from '../parts/columns.ts'

/** The ids of the orders in each column, from top to bottom. */
type Rows = Record<ShownColumn, readonly string[]>

/**
 * The ids of the orders in the sequence of the cards on the screen. This sequence can differ from the sorted list: the cards of a column do
 * not move while somebody uses the column (`holdStill`). A folded column has no cards, so its sorted list is returned.
 */
export function rowsOnScreen(columns: Pick<Columns, ShownColumn>): Rows {
  const rowsOf = (name: ShownColumn) => {
    const list = document.querySelector(`.bcol.k-${name} .cs`)
    if (!list) return columns[name].map((one) => one.id)
    return [...list.querySelectorAll<HTMLElement>('[data-order]')].flatMap((card) => card.dataset['order'] ?? [])
  }
  return {
    new: rowsOf('new'),
    accepted: rowsOf('accepted'),
    'in-delivery': rowsOf('in-delivery'),
    preordered: rowsOf('preordered'),
  }
}

/**
 * Returns the id of the order whose card gets the focus after J (down), K (up), H (left) or L (right). At the edge of the board the focus
 * stays on the same order. If `from` is in no column, the result is the first order of the board. Undefined if the board has no orders.
 */
export function walk(rows: Rows, from: string | undefined, key: 'up' | 'down' | 'left' | 'right'): string | undefined {
  const filled = shownColumns.map((name) => rows[name]).filter((ids) => ids.length > 0)
  const column = filled.findIndex((ids) => ids.some((id) => id === from))
  const ids = filled[column]
  if (!ids) return filled[0]?.[0]
  const row = ids.findIndex((id) => id === from)
  if (key === 'up' || key === 'down') return ids[row + (key === 'down' ? 1 : -1)] ?? from
  const beside = filled[column + (key === 'right' ? 1 : -1)]
  return beside ? beside[Math.min(row, beside.length - 1)] : from
}

/** All other orders of the same column: first the orders below this order, then the orders above it. */
export function afterInColumn(rows: Rows, from: string): readonly string[] {
  const ids = shownColumns.map((name) => rows[name]).find((column) => column.includes(from)) ?? []
  const row = ids.indexOf(from)
  return [...ids.slice(row + 1), ...ids.slice(0, Math.max(row, 0))]
}
