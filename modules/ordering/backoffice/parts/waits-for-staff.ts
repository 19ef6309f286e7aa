import type { OrderSummary } from '../../contract.ts'
import { columnOf, urgencyOf } from './columns.ts'

/**
 * Whether a new order waits for staff now. All counters use this function: navigation, banner, column, window title and overview. An order
 * does not wait for staff while the customer must answer a proposed time, or before its branch opens.
 */
export function waitsForStaff(order: OrderSummary, now: number): boolean {
  const { isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
  return columnOf(order, now) === 'new' && !isCounterOpen && !isBeforeOpening
}
