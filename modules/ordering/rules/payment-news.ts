import { type Money, money } from '#kernel/money.ts'
import { isFinal, isUnpaid, latePaymentAsksForRefund, type OrderState, type PaymentState } from './lifecycle.ts'
import type { MoneyEvent } from './money-events.ts'
import type { EntryName } from './steps.ts'

/** What the payments module reports about the payment of an order. */
export interface PaymentNews {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** Whether the paid amount differs from the amount that was requested. */
  readonly isMismatched: boolean
  /** Whether all money that the order ever received has been refunded. */
  readonly isAllBack: boolean
  /** Whether this is the first report about this received payment. */
  readonly isNewMoney: boolean
  readonly isRefundFailed?: boolean | undefined
  /** Whether this report is the first one that contains a certain refund. */
  readonly isNewRefund?: boolean | undefined
}

/** What a report changes: one new timeline entry, and new values of the order. */
interface PaymentStep {
  readonly action: Extract<
    EntryName,
    | 'paid'
    | 'paid-twice'
    | 'payment-mismatch'
    | 'payment-failed'
    | 'payment-started'
    | 'refunded'
    | 'refunded-part'
    | 'refund-failed'
  >
  readonly paymentState?: PaymentState
  readonly isRefundAsked?: boolean
  /** Whether staff and guest are notified of the payment. False if the order has ended. */
  readonly isTold?: boolean
}

/**
 * Returns the step that a report of the payments module causes; undefined if the order already has this information. Reports may come
 * several times or in another sequence; the result is the same. A failure that is reported late does not undo a payment. A payment may also
 * arrive after the order was rejected, was cancelled or has failed. Then the order's state does not change, and staff must decide about the
 * money (docs/rules/orders.md, Payment).
 */
export function paymentStep(
  order: { readonly state: OrderState; readonly paymentState: PaymentState },
  news: PaymentNews,
): PaymentStep | undefined {
  const { state, paymentState } = order
  const waitsForMoney = isUnpaid({ paymentState })
  if (news.isRefundFailed && paymentState !== 'none')
    return {
      action: 'refund-failed',
      isRefundAsked: true,
      ...(paymentState === 'refunded' ? { paymentState: 'paid' as const } : {}),
    }
  if (waitsForMoney && news.state === 'paid')
    // If the guest first paid a wrong amount, the business still has that money, and staff must still decide about it.
    return {
      action: news.isMismatched ? 'paid-twice' : 'paid',
      paymentState: 'paid',
      isRefundAsked: news.isMismatched || latePaymentAsksForRefund(state),
      isTold: !isFinal(state),
    }
  if (news.isNewMoney && news.isMismatched && waitsForMoney) return { action: 'payment-mismatch', isRefundAsked: true }
  // The guest paid a second time in another attempt. Staff must decide about the surplus.
  if (news.isNewMoney && (paymentState === 'paid' || paymentState === 'refunded'))
    return { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }
  // `isAllBack` is false as long as the business still has a payment of a wrong amount.
  if (news.isAllBack && (paymentState === 'paid' || (waitsForMoney && news.state === 'refunded'))) return refunded
  const hasFailed = state === 'waiting' && news.state === 'failed' && paymentState === 'open'
  // A part was refunded. The payment state stays the same, but the timeline and the ledger must contain the refund.
  if (news.isNewRefund && (paymentState === 'paid' || waitsForMoney))
    return { action: 'refunded-part', ...(hasFailed ? { paymentState: 'failed' as const } : {}) }
  if (waitsForMoney && state === 'waiting') {
    if (hasFailed) return { action: 'payment-failed', paymentState: 'failed' }
    if ((news.state === 'open' || news.state === 'pending') && paymentState === 'failed')
      return { action: 'payment-started', paymentState: 'open' }
  }
  return undefined
}

/**
 * The payment attempt that a report is about, and every amount that moved, in currency units. The ledger of the order is written from these
 * amounts.
 */
export interface NewsValues {
  readonly provider: string
  /** The number of the payment attempt, counted from 1 for each order. */
  readonly attempt: number
  /** The amount that was paid in this attempt; before the payment, the amount that was requested. */
  readonly amount: number
  readonly currency: string
  /** The amount that was refunded after the previous report. */
  readonly refunded?: number
  /** The amount of a refund that a bank sent back. */
  readonly returned?: number
  /** The amount that could not be refunded. */
  readonly failed?: number
}

/**
 * Converts a step to money events. The ledger is written from them. Throws if the report lacks an amount that the step needs, because
 * without this amount the ledger would be wrong.
 */
export function eventsOf({ action }: PaymentStep, news: NewsValues): MoneyEvent[] {
  const sent: MoneyEvent[] = news.refunded === undefined ? [] : [{ event: 'sent', amount: money(news.refunded) }]
  switch (action) {
    case 'paid':
    // 'paid-twice' is also the step for the first correct payment if the guest had paid a wrong amount before.
    case 'paid-twice':
      return [{ event: 'came', amount: named(news, 'amount'), isAsked: true }, ...sent]
    case 'payment-mismatch':
      return [{ event: 'came', amount: named(news, 'amount'), isAsked: false }, ...sent]
    case 'refunded':
      return [{ event: 'sent', amount: 'all' }]
    case 'refunded-part':
      return [{ event: 'sent', amount: named(news, 'refunded') }]
    case 'refund-failed':
      return [
        news.returned === undefined
          ? { event: 'failed', amount: named(news, 'failed') }
          : { event: 'returned', amount: named(news, 'returned') },
        ...sent,
      ]
    case 'payment-failed':
    case 'payment-started':
      return sent
  }
  const unknown: never = action
  throw new Error(`No such step of a payment: ${String(unknown)}`)
}

function named(news: NewsValues, name: 'amount' | 'refunded' | 'returned' | 'failed'): Money {
  const amount = news[name]
  if (typeof amount !== 'number') throw new Error(`News of money name no amount '${name}'`)
  return money(amount)
}

const refunded: PaymentStep = { action: 'refunded', paymentState: 'refunded', isRefundAsked: false }

/**
 * Whether staff can decide about the order's money now. This is possible after a paid order has ended, and at any time if a payment needs a
 * decision.
 */
export const canDecideRefund = (order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}): boolean => order.isRefundAsked || (order.paymentState === 'paid' && isFinal(order.state))
