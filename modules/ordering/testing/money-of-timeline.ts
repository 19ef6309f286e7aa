import { add, max, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'
import { isFinal, latePaymentAsksForRefund, type OrderState } from '../rules/lifecycle.ts'

// Calculates an order's money from its timeline in the same way as versions up to 1.7. Tests compare the result of the migration to a
// ledger with it, so this code must never change.

/** A row of an order's timeline, with the fields about money; amounts are decimals in currency units. */
export interface MoneyStep {
  readonly action: string
  /** State of the order before the step (null: the order was new), and after it (null: the step did not change the state). */
  readonly from: OrderState | null
  readonly to: OrderState | null
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * An order's money: each cent that the business holds belongs to exactly one of these four amounts. Money moves to `due` only if staff
 * decide so (docs/rules/orders.md, Payment).
 */
interface OrderMoney {
  /** Paid for the price of the order. */
  readonly price: Money
  /**
   * Money in addition to the price that staff decided to keep. Later price differences do not change it. If the order ends unfulfilled with
   * a refund, this money is refunded as well.
   */
  readonly kept: Money
  /** Money about which staff have not decided yet: it was paid twice, late or with another amount, or could not be refunded. */
  readonly asked: Money
  /** Money that staff decided to refund and that, as far as known, was not sent yet. */
  readonly due: Money
  /** Whether staff must still decide about the money. After a refund by hand at the provider this may be out of date. */
  readonly isAsked: boolean
  /** Whether the order ever counted as paid. If it did, a further payment is surplus. */
  readonly isPaid: boolean
}

const none: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO, isAsked: false, isPaid: false }

/** The order's money after the steps of its timeline, oldest first. */
export const moneyOfTimeline = (timeline: readonly MoneyStep[]): OrderMoney =>
  timeline.reduce((before, step) => gone(after(before, step), amountOf(step.values['refunded'])), none)

const heldOf = ({ price, kept, asked }: OrderMoney): Money => sum([price, kept, asked])

/** The part of the payment that exceeds the new, lower price. It is never more than was paid. */
const freedBy = ({ price }: OrderMoney, total: Money): Money => max(ZERO, subtract(price, total))

function after(before: OrderMoney, { action, from, to, values }: MoneyStep): OrderMoney {
  const { price, asked } = before
  if (comesToNothing(to)) return ended(before, values['refund'])
  switch (action) {
    case 'paid':
    case 'paid-twice': {
      const came = amountOf(values['amount'])
      // The first correct payment is named 'paid-twice' only after a payment of a wrong amount. If it is named 'paid', no decision is open
      // any more (`paymentStep`).
      return before.isPaid || comesToNothing(from)
        ? { ...before, asked: add(asked, came), isAsked: true, isPaid: true }
        : { ...before, price: came, isAsked: action === 'paid-twice', isPaid: true }
    }
    case 'payment-mismatch':
      return { ...before, asked: add(asked, amountOf(values['amount'])), isAsked: true }
    case 'edit-item': {
      const freed = freedBy(before, totalAfter(values))
      const left = { ...before, price: subtract(price, freed) }
      return values['refund'] === true
        ? { ...left, due: add(left.due, freed) }
        : { ...left, kept: add(left.kept, freed) }
    }
    case 'refund':
      // If a decision is open and the order did not end unfulfilled, only the undecided money is refunded. Otherwise an order that has
      // ended refunds all its money.
      if (before.isAsked && !comesToNothing(from))
        return { ...before, due: add(before.due, asked), asked: ZERO, isAsked: false }
      return from !== null && isFinal(from) ? ended(before, true) : before
    case 'payment-accepted':
    case 'refund-kept':
      return taken(before, comesToNothing(from) ? ZERO : amountOf(values['total']))
    case 'refund-failed':
      return failed(before, values)
    case 'refunded':
      return { ...none, isPaid: true }
    default:
      return before
  }
}

/** The money after an order ended unfulfilled. Staff decide to keep or to refund it; without a decision it is undecided. */
function ended(before: OrderMoney, refund: unknown): OrderMoney {
  const { price, kept, asked, due } = before
  if (refund === true) return { ...before, due: add(due, heldOf(before)), ...nothingElse }
  if (refund === false) return { ...before, ...nothingElse, kept: heldOf(before) }
  return { ...before, price: ZERO, kept, asked: add(asked, price), isAsked: before.isAsked || price > ZERO }
}

/** Keeps the undecided money. If a part of the price is unpaid, the money pays that part first; the rest is kept in addition to the price. */
function taken(before: OrderMoney, total: Money): OrderMoney {
  const unpaid = max(ZERO, subtract(total, before.price))
  const pays = before.asked > unpaid ? unpaid : before.asked
  return {
    ...before,
    price: add(before.price, pays),
    kept: add(before.kept, subtract(before.asked, pays)),
    asked: ZERO,
    isAsked: false,
    isPaid: true,
  }
}

const nothingElse = { price: ZERO, kept: ZERO, asked: ZERO, isAsked: false }

/** The money after a failed refund. `failed`: the refund was never sent. `returned`: it was sent, but a bank sent it back. */
function failed(before: OrderMoney, values: MoneyStep['values']): OrderMoney {
  const wanted = amountOf(values['failed'])
  const stopped = wanted > before.due ? before.due : wanted
  return {
    ...before,
    due: subtract(before.due, stopped),
    asked: sum([before.asked, stopped, amountOf(values['returned'])]),
    isAsked: true,
  }
}

/**
 * The money after a refund was sent. It is subtracted from `due` first. The rest was refunded by hand at the provider, and is subtracted
 * from the other amounts.
 */
function gone(before: OrderMoney, amount: Money): OrderMoney {
  let left = amount
  const take = (from: Money): Money => {
    const taken = left > from ? from : left
    left = subtract(left, taken)
    return subtract(from, taken)
  }
  const due = take(before.due)
  const asked = take(before.asked)
  const kept = take(before.kept)
  return { ...before, due, asked, kept, price: take(before.price) }
}

const comesToNothing = (state: OrderState | null): boolean => state !== null && latePaymentAsksForRefund(state)

function totalAfter(values: MoneyStep['values']): Money {
  const { after: now } = values as { after?: { total?: unknown } }
  return amountOf(now?.total)
}

const amountOf = (value: unknown): Money => (typeof value === 'number' ? money(value) : ZERO)
