import { type Money, money } from '#kernel/money.ts'
import { isFinal, isUnpaid, latePaymentAsksForRefund, type OrderState, type PaymentState } from './lifecycle.ts'
import type { MoneyEvent } from './money-events.ts'
import type { EntryName } from './steps.ts'

/** What happened to the money of an order, as payments report it. */
export interface PaymentNews {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** Money came that differs from the price of the order. */
  readonly isMismatched: boolean
  /** All money that ever came was refunded. */
  readonly isAllBack: boolean
  /** Reported now for the first time. */
  readonly isNewMoney: boolean
  readonly isRefundFailed?: boolean | undefined
  /** More was refunded than was known. */
  readonly isNewRefund?: boolean | undefined
}

/** What the order does with it: one step in its timeline. */
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
  /** Everybody who follows the order is notified that it counts now. */
  readonly isTold?: boolean
}

/**
 * The step that payment news cause; undefined when the order already knows. Repeated or reordered news lead to the same result. A late
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
    // Money with another amount came before it: that money is still held, and still needs a decision.
    return {
      action: news.isMismatched ? 'paid-twice' : 'paid',
      paymentState: 'paid',
      isRefundAsked: news.isMismatched || latePaymentAsksForRefund(state),
      isTold: !isFinal(state),
    }
  if (news.isNewMoney && news.isMismatched && waitsForMoney) return { action: 'payment-mismatch', isRefundAsked: true }
  // A second attempt brought money, too: a person decides about the surplus.
  if (news.isNewMoney && (paymentState === 'paid' || paymentState === 'refunded'))
    return { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }
  // Not while money with another amount is still held.
  if (news.isAllBack && (paymentState === 'paid' || (waitsForMoney && news.state === 'refunded'))) return refunded
  const hasFailed = state === 'waiting' && news.state === 'failed' && paymentState === 'open'
  // It stays paid or unpaid, but open screens must show the refund, and the order's money is counted with it.
  if (news.isNewRefund && (paymentState === 'paid' || waitsForMoney))
    return { action: 'refunded-part', ...(hasFailed ? { paymentState: 'failed' as const } : {}) }
  if (waitsForMoney && state === 'waiting') {
    if (hasFailed) return { action: 'payment-failed', paymentState: 'failed' }
    if ((news.state === 'open' || news.state === 'pending') && paymentState === 'failed')
      return { action: 'payment-started', paymentState: 'open' }
  }
  return undefined
}

/** The attempt that payment news are about, and every amount that moved, in currency units: the order's ledger is written from them. */
export interface NewsValues {
  readonly provider: string
  /** Counts from 1 within the order. */
  readonly attempt: number
  /** The amount that the attempt brought; before that, the amount that it asks for. */
  readonly amount: number
  readonly currency: string
  /** Refunded since the last news. */
  readonly refunded?: number
  /** The part that a bank sent back. */
  readonly returned?: number
  /** The amount that could not be refunded. */
  readonly failed?: number
}

/** What a step does to the order's money. Throws where the news lack an amount that the step needs: that money would not be counted. */
export function eventsOf({ action }: PaymentStep, news: NewsValues): MoneyEvent[] {
  const sent: MoneyEvent[] = news.refunded === undefined ? [] : [{ event: 'sent', amount: money(news.refunded) }]
  switch (action) {
    case 'paid':
    // After money with another amount, the order's first right payment has this name, too.
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

/** May staff decide about its money now? For an order that continues only if something about its money is unusual. */
export const canDecideRefund = (order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}): boolean => order.isRefundAsked || (order.paymentState === 'paid' && isFinal(order.state))
