import type { Columns, ShownColumn } from '../parts/columns.ts'
import { shownColumns } from '../parts/columns.ts'

/** The card that the keys J, K, H and L lead to: down and up inside a column, left and right to the next column. */
export function walk(
  columns: Pick<Columns, ShownColumn>,
  from: string | undefined,
  key: 'up' | 'down' | 'left' | 'right',
): string | undefined {
  const filled = shownColumns.filter((name) => columns[name].length > 0)
  const column = filled.find((name) => columns[name].some((one) => one.id === from))
  if (!column) return filled[0] ? columns[filled[0]][0]?.id : undefined
  const row = columns[column].findIndex((one) => one.id === from)
  if (key === 'up' || key === 'down') return columns[column][row + (key === 'down' ? 1 : -1)]?.id ?? from
  const beside = filled[filled.indexOf(column) + (key === 'right' ? 1 : -1)]
  return beside ? columns[beside][Math.min(row, columns[beside].length - 1)]?.id : from
}
