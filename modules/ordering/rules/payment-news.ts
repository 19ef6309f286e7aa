import { type Money, money } from '#kernel/money.ts'
import { isFinal, isUnpaid, latePaymentAsksForRefund, type OrderState, type PaymentState } from './lifecycle.ts'
import type { MoneyEvent } from './money-events.ts'
import type { EntryName } from './steps.ts'

/** News about the money of an order, reported by the payments module. */
export interface PaymentNews {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** An amount was received that differs from the price of the order. */
  readonly isMismatched: boolean
  /** All money that was ever received was refunded. */
  readonly isAllBack: boolean
  /** Received money is reported for the first time. */
  readonly isNewMoney: boolean
  readonly isRefundFailed?: boolean | undefined
  /** A further refund is reported for the first time. */
  readonly isNewRefund?: boolean | undefined
}

/** The effect of the news on the order: one step in its timeline. */
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
  /** Whether everybody who follows the order is notified that it counts now. */
  readonly isTold?: boolean
}

/**
 * The step that payment news cause; undefined if the order already has this information. Repeated or reordered news lead to the same result. A late
 * failure never undoes a payment. An ended order stays ended and asks for the refund decision (docs/rules/orders.md, Payment).
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
    // If a payment with another amount came before, the business still holds that money, and a decision is still needed.
    return {
      action: news.isMismatched ? 'paid-twice' : 'paid',
      paymentState: 'paid',
      isRefundAsked: news.isMismatched || latePaymentAsksForRefund(state),
      isTold: !isFinal(state),
    }
  if (news.isNewMoney && news.isMismatched && waitsForMoney) return { action: 'payment-mismatch', isRefundAsked: true }
  // A second attempt was paid as well: staff decide about the surplus.
  if (news.isNewMoney && (paymentState === 'paid' || paymentState === 'refunded'))
    return { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }
  // Does not apply while the business still holds money with another amount.
  if (news.isAllBack && (paymentState === 'paid' || (waitsForMoney && news.state === 'refunded'))) return refunded
  const hasFailed = state === 'waiting' && news.state === 'failed' && paymentState === 'open'
  // The order stays paid or unpaid, but open screens must show the refund, and it is counted in the order's money.
  if (news.isNewRefund && (paymentState === 'paid' || waitsForMoney))
    return { action: 'refunded-part', ...(hasFailed ? { paymentState: 'failed' as const } : {}) }
  if (waitsForMoney && state === 'waiting') {
    if (hasFailed) return { action: 'payment-failed', paymentState: 'failed' }
    if ((news.state === 'open' || news.state === 'pending') && paymentState === 'failed')
      return { action: 'payment-started', paymentState: 'open' }
  }
  return undefined
}

/** The attempt that payment news are about, and every amount that moved, in currency units. The order's ledger is written from these amounts. */
export interface NewsValues {
  readonly provider: string
  /** Number of the attempt, counted from 1 within the order. */
  readonly attempt: number
  /** The amount that the attempt paid; before the payment, the amount that it requests. */
  readonly amount: number
  readonly currency: string
  /** The amount that was refunded since the last news. */
  readonly refunded?: number
  /** The amount that a bank sent back. */
  readonly returned?: number
  /** The amount that could not be refunded. */
  readonly failed?: number
}

/** The effect of a step on the order's money. Throws if the news lack an amount that the step needs, because that money would not be counted. */
export function eventsOf({ action }: PaymentStep, news: NewsValues): MoneyEvent[] {
  const sent: MoneyEvent[] = news.refunded === undefined ? [] : [{ event: 'sent', amount: money(news.refunded) }]
  switch (action) {
    case 'paid':
    // The first correct payment after a payment with another amount has this name as well.
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

/** Whether staff may decide about its money now. If the order continues, they may only if something about its money is unusual. */
export const canDecideRefund = (order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}): boolean => order.isRefundAsked || (order.paymentState === 'paid' && isFinal(order.state))
