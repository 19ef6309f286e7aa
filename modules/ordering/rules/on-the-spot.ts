import type { OrderSummary } from '../contract.ts'
import { isOnline } from './payment-methods.ts'

/** Whether the guest does not pay online but in person: in cash, by card or with a voucher. */
export const paysOnTheSpot = (order: Pick<OrderSummary, 'paymentMethod' | 'paymentState'>): boolean =>
  order.paymentState === 'none' && !isOnline(order.paymentMethod)
