import type { OrderSummary } from '../../contract.ts'
import { type BoardColumn, boardColumns } from '../../rules/attention.ts'
import { columnOf, urgencyOf, waitsFrom } from './columns.ts'

/**
 * Sorts the orders of one column of the board (docs/rules/back-office.md, Order board). Missed and late orders are first. An escalated order
 * keeps its place, because it has waited longest anyway. Then come all other orders that staff can work on now, then orders that count only
 * from the opening of their branch. Orders whose guest must answer a proposed time are last. Within each of these groups, `sortedBy` decides.
 */
function inSequence(orders: readonly OrderSummary[], now: number): OrderSummary[] {
  // Computes rank and time once per order, because sorting compares each order many times.
  const judged = orders.map((order) => ({ order, rank: rankOf(order, now), at: sortedBy(order) }))
  judged.sort((a, b) => a.rank - b.rank || a.at - b.at || a.order.createdAt.localeCompare(b.order.createdAt))
  return judged.map(({ order }) => order)
}

function rankOf(order: OrderSummary, now: number): number {
  const { isBeforeOpening, isCounterOpen, isMissed, isOverdue } = urgencyOf(order, now)
  if (isCounterOpen) return 3
  if (isBeforeOpening) return 2
  const isFirst = order.state === 'waiting' ? isMissed : isOverdue
  return isFirst ? 0 : 1
}

/**
 * The time by which a column is sorted, in milliseconds since 1970. For a new order: the time from which it waits for staff. For an accepted
 * order: its due time; without one, when it was placed.
 */
const sortedBy = (order: OrderSummary): number =>
  order.state === 'waiting'
    ? waitsFrom(order)
    : Date.parse(order.appointmentDate ?? order.appointment ?? order.createdAt)

export type Columns = Record<BoardColumn, OrderSummary[]>

/** Distributes all open orders to the columns of the board and sorts each column. */
export function arrange(orders: readonly OrderSummary[], now: number): Columns {
  const columns: Columns = { new: [], accepted: [], 'in-delivery': [], preordered: [], unpaid: [] }
  for (const order of orders) {
    const column = columnOf(order, now)
    if (column) columns[column].push(order)
  }
  for (const column of boardColumns) columns[column] = inSequence(columns[column], now)
  return columns
}
