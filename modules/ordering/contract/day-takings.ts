import type { DeliveryType } from '../rules/contact.ts'
import type { Order } from './order.ts'

/** The takings of a branch on one day. Amounts are in currency units; gross includes tax. */
export interface DayTakings {
  /** Completed orders by delivery type. Rides have the type 'ride'. */
  readonly ways: readonly { way: DeliveryType | 'ride'; orders: number; gross: number }[]
  readonly methods: readonly { method: Order['paymentMethod']; orders: number; gross: number; tip: number }[]
  readonly taxes: readonly { rate: number; net: number; tax: number; gross: number }[]
  /** Amount that was refunded on this day, also for orders of earlier days. */
  readonly refunded: number
  /** Number of orders cancelled or rejected on the day. */
  readonly ended: number
  /** Number of orders that are due by the end of this day and are not completed yet. */
  readonly open: number
}
