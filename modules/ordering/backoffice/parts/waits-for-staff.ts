import type { OrderSummary } from '../../contract.ts'
import { columnOf, urgencyOf } from './columns.ts'

/**
 * Does a new order wait for an answer of staff now? The one meaning of the counter in navigation, banner, column, window title and overview. An
 * order with an open proposal waits for the customer; one that came while its branch is closed waits for the opening.
 */
export function waitsForStaff(order: OrderSummary, now: number): boolean {
  const { isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
  return columnOf(order, now) === 'new' && !isCounterOpen && !isBeforeOpening
}
