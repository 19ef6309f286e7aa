import { max, min, type Money, subtract, ZERO } from '#kernel/money.ts'
import { isFinal, latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { sentMoves } from './money-sent.ts'
import { type Decider, type MoneyMove, moneyOf, type OrderMoney } from './order-money.ts'

/** Something that happened to the money of an order, or a decision about it. */
export type MoneyEvent =
  /** The guest paid `amount`. `isAsked`: it is exactly the amount that was requested. */
  | { readonly event: 'came'; readonly amount: Money; readonly isAsked: boolean }
  /** Money was refunded to the guest: `amount`, or all the money of the order. */
  | { readonly event: 'sent'; readonly amount: Money | 'all' }
  /** `failed`: a refund could not be sent. `returned`: a bank sent a refund back. */
  | { readonly event: 'failed' | 'returned'; readonly amount: Money }
  /**
   * Staff changed items. `total`: the new total of the order. `refund`: if the order became cheaper, whether the amount that the guest has
   * paid above the new total is refunded. `parts`: the sum of the partial refunds before the change (`partsOf`).
   */
  | { readonly event: 'changed'; readonly total: Money; readonly refund: boolean; readonly parts: Money }
  /** The order was rejected, was cancelled or has failed. `refund`: whether its money is refunded; undefined if nobody has decided that. */
  | { readonly event: 'ended'; readonly refund: boolean | undefined }
  /** Staff decided about the money in the account `asked` (undecided money). */
  | { readonly event: 'decided'; readonly decision: 'refund' | 'keep' }
  /** Staff decided to refund exactly `amount` of the price of an accepted or completed order. */
  | { readonly event: 'part'; readonly amount: Money }

/** The money and the state of an order before an event. */
interface MoneyStanding {
  readonly money: OrderMoney
  readonly state: OrderState
  /** Whether the order was ever paid. Every payment after that is surplus: staff must decide about it. */
  readonly isPaid: boolean
  /**
   * Whether staff must still decide about the order's money. This stays true until they decide, even if somebody has already refunded all
   * the money on the provider's own website.
   */
  readonly isAsked: boolean
  /** The total of the order before the event. */
  readonly total: Money
  /** The tip that the guest pays together with the total. */
  readonly tip: Money
}

/**
 * The amount that the guest has paid above `total`, the new total of the order. A partial refund stays with the guest: `given` is subtracted
 * from the total.
 */
export const freedBy = ({ price }: OrderMoney, total: Money, given: Money): Money =>
  max(ZERO, subtract(price, max(ZERO, subtract(total, given))))

/**
 * How much of the partial refunds the guest has, at most what is missing of `total`, the total before the change: a part that could not be
 * sent, and that staff kept then, belongs to the price again. `parts`: the sum of the partial refunds.
 */
export const givenOf = ({ price }: OrderMoney, total: Money, parts: Money): Money =>
  min(parts, max(ZERO, subtract(total, price)))

/** Calculates how these events move money between the accounts of an order. All events belong to one step. `by`: who decided. */
export function movesAfter(before: MoneyStanding, events: readonly MoneyEvent[], by: Decider): MoneyMove[] {
  const moves: MoneyMove[] = []
  for (const event of events) {
    const standing = { ...before, money: moneyOf(moves, before.money) }
    moves.push(...movesOf(standing, event, by).filter(({ amount }) => amount > ZERO))
  }
  return moves
}

function movesOf(before: MoneyStanding, event: MoneyEvent, by: Decider): MoneyMove[] {
  const { money, state } = before
  const { price, asked, due } = money
  switch (event.event) {
    case 'came': {
      const isPayment = event.isAsked && !before.isPaid && !latePaymentAsksForRefund(state)
      if (!isPayment) return [{ kind: 'surplus', from: 'outside', amount: event.amount }]
      const tip = min(before.tip, event.amount)
      return [
        { kind: 'paid', from: 'outside', amount: subtract(event.amount, tip) },
        { kind: 'tip', from: 'outside', amount: tip },
      ]
    }
    case 'sent':
      return sentMoves(money, event.amount)
    case 'failed':
      return [{ kind: 'failed', from: 'due', amount: min(event.amount, due) }]
    case 'returned':
      return [{ kind: 'returned', from: 'outside', amount: event.amount }]
    case 'changed': {
      const freed = freedBy(money, event.total, givenOf(money, before.total, event.parts))
      return [{ kind: event.refund ? 'refund' : 'kept', from: 'price', amount: freed, decidedBy: by }]
    }
    case 'ended':
      return ended(money, event.refund, by)
    case 'decided':
      return event.decision === 'keep' ? taken(before, by) : givenBack(before, by)
    case 'part':
      return [{ kind: 'refund', from: 'price', amount: event.amount, decidedBy: by }]
  }
  const unknown: never = event
  throw new Error(`No such event of an order's money: ${JSON.stringify(unknown)}`)

  function givenBack({ isAsked }: MoneyStanding, decidedBy: Decider): MoneyMove[] {
    // Staff decided to refund. If the order continues or was completed, only the undecided money is refunded. If the order was rejected,
    // was cancelled or has failed, all its money is refunded.
    if (isAsked && !latePaymentAsksForRefund(state))
      return [{ kind: 'refund', from: 'asked', amount: asked, decidedBy }]
    return isFinal(state) ? ended(money, true, decidedBy) : []
  }

  /**
   * Staff decided to keep the undecided money. If the price is not fully paid, the money first pays the missing part; the rest goes to the
   * account `kept`.
   */
  function taken({ total }: MoneyStanding, decidedBy: Decider): MoneyMove[] {
    const unpaid = latePaymentAsksForRefund(state) ? ZERO : max(ZERO, subtract(total, price))
    const pays = min(asked, unpaid)
    return [
      { kind: 'accepted', from: 'asked', amount: pays, decidedBy },
      { kind: 'kept', from: 'asked', amount: subtract(asked, pays), decidedBy },
    ]
  }
}

/**
 * The movements of money when an order is rejected, is cancelled or fails. If somebody decided, the money is kept or refunded. If nobody
 * decided, it goes to the account for undecided money.
 */
function ended({ price, kept, asked, tip }: OrderMoney, refund: boolean | undefined, decidedBy: Decider): MoneyMove[] {
  if (refund === undefined)
    return [
      { kind: 'undecided', from: 'price', amount: price },
      { kind: 'undecided', from: 'tip', amount: tip },
    ]
  if (!refund)
    return [
      { kind: 'kept', from: 'price', amount: price, decidedBy },
      { kind: 'kept', from: 'asked', amount: asked, decidedBy },
      { kind: 'kept', from: 'tip', amount: tip, decidedBy },
    ]
  return [
    { kind: 'refund', from: 'price', amount: price, decidedBy },
    { kind: 'refund', from: 'kept', amount: kept, decidedBy },
    { kind: 'refund', from: 'asked', amount: asked, decidedBy },
    { kind: 'refund', from: 'tip', amount: tip, decidedBy },
  ]
}
