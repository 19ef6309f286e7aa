import { max, type Money, subtract, ZERO } from '#kernel/money.ts'
import { isFinal, latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { type Account, type Decider, type MoneyMove, moneyOf, type OrderMoney } from './order-money.ts'

/** An event that affects the money of an order. */
export type MoneyEvent =
  /** The guest paid; `isAsked`: whether the amount is exactly the requested one. */
  | { readonly event: 'came'; readonly amount: Money; readonly isAsked: boolean }
  /** Money was sent back to the guest: this amount, or all of the money. */
  | { readonly event: 'sent'; readonly amount: Money | 'all' }
  /** A refund could not be made (`failed`), or a bank sent it back (`returned`). */
  | { readonly event: 'failed' | 'returned'; readonly amount: Money }
  /** Staff changed items, and decided whether a difference is refunded. `total`: the new price of the order. */
  | { readonly event: 'changed'; readonly total: Money; readonly refund: boolean }
  /** The order ended unfulfilled. `refund` is undefined if nobody has decided about its money. */
  | { readonly event: 'ended'; readonly refund: boolean | undefined }
  /** Staff decided about money that was undecided. */
  | { readonly event: 'decided'; readonly decision: 'refund' | 'keep' }

/** The state of an order before the event. */
interface MoneyStanding {
  readonly money: OrderMoney
  readonly state: OrderState
  /** Whether the order ever counted as paid. If it did, a further payment is surplus. */
  readonly isPaid: boolean
  /** Whether staff must still decide about the order's money. This stays true even if somebody has refunded all of the money by hand meanwhile. */
  readonly isAsked: boolean
  /** The price of the order. */
  readonly total: Money
  /** The tip that the guest pays together with the price. */
  readonly tip: Money
}

/** The part of the payment that exceeds the new, lower price `total`. It is never more than was paid. */
export const freedBy = ({ price }: OrderMoney, total: Money): Money => max(ZERO, subtract(price, total))

/** The money movements that follow from events of one moment, in the sequence of the events. `by`: who decided. */
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
      const tip = least(before.tip, event.amount)
      return [
        { kind: 'paid', from: 'outside', amount: subtract(event.amount, tip) },
        { kind: 'tip', from: 'outside', amount: tip },
      ]
    }
    case 'sent':
      return sent(money, event.amount)
    case 'failed':
      return [{ kind: 'failed', from: 'due', amount: least(event.amount, due) }]
    case 'returned':
      return [{ kind: 'returned', from: 'outside', amount: event.amount }]
    case 'changed':
      return [
        { kind: event.refund ? 'refund' : 'kept', from: 'price', amount: freedBy(money, event.total), decidedBy: by },
      ]
    case 'ended':
      return ended(money, event.refund, by)
    case 'decided':
      return event.decision === 'keep' ? taken(before, by) : givenBack(before, by)
  }
  const unknown: never = event
  throw new Error(`No such event of an order's money: ${JSON.stringify(unknown)}`)

  function givenBack({ isAsked }: MoneyStanding, decidedBy: Decider): MoneyMove[] {
    // If a decision is open and the order did not end unfulfilled, only the undecided money is refunded. Otherwise an order that has ended
    // refunds all its money.
    if (isAsked && !latePaymentAsksForRefund(state))
      return [{ kind: 'refund', from: 'asked', amount: asked, decidedBy }]
    return isFinal(state) ? ended(money, true, decidedBy) : []
  }

  /** Keeps the undecided money. If a part of the price is unpaid, the money pays that part first; the rest is kept in addition to the price. */
  function taken({ total }: MoneyStanding, decidedBy: Decider): MoneyMove[] {
    const unpaid = latePaymentAsksForRefund(state) ? ZERO : max(ZERO, subtract(total, price))
    const pays = least(asked, unpaid)
    return [
      { kind: 'accepted', from: 'asked', amount: pays, decidedBy },
      { kind: 'kept', from: 'asked', amount: subtract(asked, pays), decidedBy },
    ]
  }
}

/** Movements when an order ends unfulfilled. Money is kept or refunded only if somebody decided so; otherwise it is undecided. */
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

/**
 * The accounts from which a sent refund is subtracted, in this sequence. Staff decided only about the money in `due`. The other accounts
 * are needed if somebody refunds money by hand at the provider.
 */
const givenFirst: readonly Account[] = ['due', 'asked', 'kept', 'price', 'tip']

/** A provider may report a higher refund than the order ever received. Therefore at most the money in the accounts is subtracted. */
function sent(held: OrderMoney, amount: Money | 'all'): MoneyMove[] {
  let left = amount
  return givenFirst.map((from): MoneyMove => {
    const taken = left === 'all' ? held[from] : least(left, held[from])
    if (left !== 'all') left = subtract(left, taken)
    return { kind: 'sent', from, amount: taken }
  })
}

const least = (a: Money, b: Money): Money => (a < b ? a : b)
