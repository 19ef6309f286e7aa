import { type Money, money } from '#kernel/money.ts'
import { isFinal, isUnpaid, latePaymentAsksForRefund, type OrderState, type PaymentState } from './lifecycle.ts'
import type { MoneyEvent } from './money-events.ts'

/** What became of the money of an order, as payments tell it. */
export interface PaymentNews {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** Money came that differs from what the order costs. */
  readonly isMismatched: boolean
  /** All that ever came has gone back. */
  readonly isAllBack: boolean
  /** Just now, for the first time told. */
  readonly isNewMoney: boolean
  readonly isRefundFailed?: boolean | undefined
  /** More has gone back than was known. */
  readonly isNewRefund?: boolean | undefined
}

/** What the order makes of it: one step in its timeline. */
export interface PaymentStep {
  readonly action:
    | 'paid'
    | 'paid-twice'
    | 'payment-mismatch'
    | 'payment-failed'
    | 'payment-started'
    | 'refunded'
    | 'refunded-part'
    | 'refund-failed'
  readonly paymentState?: PaymentState
  readonly isRefundAsked?: boolean
  /** Everybody who waits for the order is told that it counts now. */
  readonly isTold?: boolean
}

/**
 * The step that news of money make, undefined when the order knows already. Told again, or in another order, they come to the same end: money
 * is never undone by a late failure, and an ended order stays ended and asks for the refund decision (decisions, Orders).
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
    // Beside money that came otherwise than asked: that is still there, and a person is still asked about it.
    return {
      action: news.isMismatched ? 'paid-twice' : 'paid',
      paymentState: 'paid',
      isRefundAsked: news.isMismatched || latePaymentAsksForRefund(state),
      isTold: !isFinal(state),
    }
  if (news.isNewMoney && news.isMismatched && waitsForMoney) return { action: 'payment-mismatch', isRefundAsked: true }
  // A second attempt brought money, too: what is too much is for a person to give back.
  if (news.isNewMoney && (paymentState === 'paid' || paymentState === 'refunded'))
    return { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }
  // Not while money that came otherwise than asked is still there.
  if (news.isAllBack && (paymentState === 'paid' || (waitsForMoney && news.state === 'refunded'))) return refunded
  const hasFailed = state === 'waiting' && news.state === 'failed' && paymentState === 'open'
  // It stays paid, or unpaid, but whoever has it open is to see what went back, and the order's money is counted by it.
  if (news.isNewRefund && (paymentState === 'paid' || waitsForMoney))
    return { action: 'refunded-part', ...(hasFailed ? { paymentState: 'failed' as const } : {}) }
  if (waitsForMoney && state === 'waiting') {
    if (hasFailed) return { action: 'payment-failed', paymentState: 'failed' }
    if ((news.state === 'open' || news.state === 'pending') && paymentState === 'failed')
      return { action: 'payment-started', paymentState: 'open' }
  }
  return undefined
}

/** Which attempt news of money are about, and every amount that moved, in currency units: the order's ledger is written from them. */
export interface NewsValues {
  readonly provider: string
  /** Counts from 1 within the order. */
  readonly attempt: number
  /** What the attempt brought; before it brought anything, what it asks for. */
  readonly amount: number
  readonly currency: string
  /** What has gone back since the news before. */
  readonly refunded?: number
  /** What a bank sent back of that. */
  readonly returned?: number
  /** What was to go back and could not. */
  readonly failed?: number
}

/** What a step does to the order's money. Throws where the news do not name an amount that the step needs: it would be money that nobody counts. */
export function eventsOf({ action }: PaymentStep, news: NewsValues): MoneyEvent[] {
  const sent: MoneyEvent[] = news.refunded === undefined ? [] : [{ event: 'sent', amount: money(news.refunded) }]
  switch (action) {
    case 'paid':
    // Beside money that came otherwise than asked, the order's first payment is called this, too.
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

/** May staff decide about its money now? Of an order that goes on they are asked only where something is odd about it. */
export const canDecideRefund = (order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}): boolean => order.isRefundAsked || (order.paymentState === 'paid' && isFinal(order.state))
