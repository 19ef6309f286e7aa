import type { OrderStanding } from './lifecycle.ts'
import type { NewsValues, PaymentNews } from './payment-news.ts'

/** A report of the payments module, with the values for the order's timeline. */
export interface ReportedPayment extends PaymentNews {
  readonly values: NewsValues
  /** Whether the guest has just come back from the payment page, while no result of the payment is known. */
  readonly isPayerBack?: boolean | undefined
}

/**
 * For this many minutes after the guest has come back from the payment page, the page of the order says that the payment is being checked.
 * In this time the server asks the provider once more, because the provider's notice may be lost.
 */
const CHECK_MINUTES = 5

/**
 * Until when the page of the order says that the payment is being checked (docs/rules/payments.md, Common rules). Null: nothing is being
 * checked, because the guest has not come back, the payment has arrived or has failed, or the order has ended.
 */
export const paymentCheckedUntil = (
  order: Pick<OrderStanding, 'state' | 'paymentState'> & { readonly paymentReturnedAt: Temporal.Instant | null },
): Temporal.Instant | null =>
  order.state === 'waiting' && order.paymentState === 'open'
    ? (order.paymentReturnedAt?.add({ minutes: CHECK_MINUTES }) ?? null)
    : null

/** Whether the payment is still being checked at `now`, in milliseconds since 1970. Until then the page offers no other payment. */
export const isPaymentChecked = (
  order: { readonly paymentCheckedUntil?: string | null | undefined },
  now: number,
): boolean => typeof order.paymentCheckedUntil === 'string' && now < Date.parse(order.paymentCheckedUntil)
