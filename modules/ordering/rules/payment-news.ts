import { type Money, money } from '#kernel/money.ts'
import { isFinal, isUnpaid, latePaymentAsksForRefund, type OrderState, type PaymentState } from './lifecycle.ts'
import type { MoneyEvent } from './money-events.ts'
import type { EntryName } from './steps.ts'

/** A report of the payments module about the money of an order. */
export interface PaymentNews {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** Whether a received amount differs from the price of the order. */
  readonly isMismatched: boolean
  /** Whether all money that was ever received has been refunded. */
  readonly isAllBack: boolean
  /** Whether this report is the first one about the received money. */
  readonly isNewMoney: boolean
  readonly isRefundFailed?: boolean | undefined
  /** Whether this report is the first one about a further refund. */
  readonly isNewRefund?: boolean | undefined
}

/** What a report changes in the order: one step in the timeline. */
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
  /** Whether staff and guest are notified, because from now on staff must react to the order. */
  readonly isTold?: boolean
}

/**
 * The step that a report of the payments module causes; undefined if the order already has this information. Repeated reports, or reports
 * in another sequence, lead to the same result. A failure that is reported late never undoes a payment. If a payment arrives for an ended
 * order, the order stays ended, and staff must decide about the money (docs/rules/orders.md, Payment).
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
    // If the guest paid a wrong amount before, the business still holds that money. Then staff must still decide about it.
    return {
      action: news.isMismatched ? 'paid-twice' : 'paid',
      paymentState: 'paid',
      isRefundAsked: news.isMismatched || latePaymentAsksForRefund(state),
      isTold: !isFinal(state),
    }
  if (news.isNewMoney && news.isMismatched && waitsForMoney) return { action: 'payment-mismatch', isRefundAsked: true }
  // The guest also paid a second attempt. Staff decide about the surplus.
  if (news.isNewMoney && (paymentState === 'paid' || paymentState === 'refunded'))
    return { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }
  // `isAllBack` is false while the business still holds a payment of a wrong amount.
  if (news.isAllBack && (paymentState === 'paid' || (waitsForMoney && news.state === 'refunded'))) return refunded
  const hasFailed = state === 'waiting' && news.state === 'failed' && paymentState === 'open'
  // The payment state does not change, but open screens must show the refund, and the order's money must contain it.
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
 * The attempt that a report is about, and every amount that moved, in currency units. The lines of the order's ledger are written from
 * these amounts.
 */
export interface NewsValues {
  readonly provider: string
  /** Number of the attempt, counted from 1 within the order. */
  readonly attempt: number
  /** The amount that the attempt paid; before the payment, the amount that it requests. */
  readonly amount: number
  readonly currency: string
  /** The amount that was refunded since the last report. */
  readonly refunded?: number
  /** The amount that a bank sent back. */
  readonly returned?: number
  /** The amount that could not be refunded. */
  readonly failed?: number
}

/**
 * The effect of a step on the order's money. Throws if the report lacks an amount that the step needs; otherwise that money would be
 * missing in the ledger.
 */
export function eventsOf({ action }: PaymentStep, news: NewsValues): MoneyEvent[] {
  const sent: MoneyEvent[] = news.refunded === undefined ? [] : [{ event: 'sent', amount: money(news.refunded) }]
  switch (action) {
    case 'paid':
    // 'paid-twice' is also used for the first correct payment after a payment of a wrong amount.
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

/** Whether staff may decide about the order's money now. While an order continues they may do so only after an unusual payment. */
export const canDecideRefund = (order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}): boolean => order.isRefundAsked || (order.paymentState === 'paid' && isFinal(order.state))
