import type { DeliveryType } from '../rules/contact.ts'
import type { Order } from './order.ts'

/** What a branch took on one day. Amounts in currency units, gross with tax. */
export interface DayTakings {
  /** Completed orders by the way in which they went: 'ride' or a type of delivery. */
  readonly ways: readonly { way: DeliveryType | 'ride'; orders: number; gross: number }[]
  readonly methods: readonly { method: Order['paymentMethod']; orders: number; gross: number; tip: number }[]
  readonly taxes: readonly { rate: number; net: number; tax: number; gross: number }[]
  /** Paid back on the day, whenever the order came. */
  readonly refunded: number
  /** Cancelled or rejected on the day. */
  readonly ended: number
  /** Due by the end of the day, and not completed yet. */
  readonly open: number
}
