import type { OrderSummary } from '../../contract.ts'
import { columnOf, urgencyOf } from './columns.ts'

/**
 * Whether a new order waits for staff now. The counters in navigation, banner, column, window title and overview all use this. An order with an
 * open proposal waits for the customer; an order placed while its branch is closed waits for the opening.
 */
export function waitsForStaff(order: OrderSummary, now: number): boolean {
  const { isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
  return columnOf(order, now) === 'new' && !isCounterOpen && !isBeforeOpening
}
