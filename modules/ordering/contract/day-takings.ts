import type { DeliveryType } from '../rules/delivery-types.ts'
import type { Order } from './order.ts'

/** The takings of a branch on one day. All amounts are in currency units. `gross` includes tax but no tip. */
export interface DayTakings {
  /** The completed orders, grouped by delivery type. Rides form a group of their own, 'ride'. */
  readonly ways: readonly { way: DeliveryType | 'ride'; orders: number; gross: number }[]
  readonly methods: readonly { method: Order['paymentMethod']; orders: number; gross: number; tip: number }[]
  readonly taxes: readonly { rate: number; net: number; tax: number; gross: number }[]
  /** The amount that was refunded on this day, even if the order is from an earlier day. Refunds that a bank sent back are subtracted. */
  readonly refunded: number
  /** Number of orders that were cancelled or rejected on this day. */
  readonly ended: number
  /** Number of orders that are due by the end of this day and have not ended. */
  readonly open: number
}
