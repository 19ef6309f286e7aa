import { add, max, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'
import { isFinal, latePaymentAsksForRefund, type OrderState } from '../rules/lifecycle.ts'

// Calculates the money of an order from its timeline, as versions up to 1.7 did. Tests of the migration that creates the ledger compare their
// result with it, so this code must never change.

/** A timeline entry, with the values about money as decimals in currency units. */
export interface MoneyStep {
  readonly action: string
  /** The state before and after the entry. `from` is null for a new order; `to` is null if the state did not change. */
  readonly from: OrderState | null
  readonly to: OrderState | null
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * An order's money. Each cent that was received and not refunded is in exactly one of the four amounts. Money moves to `due` only if staff
 * decide to refund it (docs/rules/orders.md, Payment).
 */
interface OrderMoney {
  /** Money that was paid for the price of the order. */
  readonly price: Money
  /**
   * Money above the price that staff decided to keep. Later price changes do not affect it. If the order is rejected, is cancelled or
   * fails, and its money is refunded, this money is refunded as well.
   */
  readonly kept: Money
  /** Money about which staff must still decide: it was paid twice, too late or in a wrong amount, or its refund failed. */
  readonly asked: Money
  /** Money that staff decided to refund, and for which no report says that it was sent. */
  readonly due: Money
  /** Whether staff must still decide. It can stay true even if somebody has refunded all money on the provider's own website. */
  readonly isAsked: boolean
  /** Whether the order was ever paid. After that, further payments are surplus. */
  readonly isPaid: boolean
}

const none: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO, isAsked: false, isPaid: false }

/** Computes the money of an order from its timeline entries, which must be sorted oldest first. */
export const moneyOfTimeline = (timeline: readonly MoneyStep[]): OrderMoney =>
  timeline.reduce((before, step) => gone(after(before, step), amountOf(step.values['refunded'])), none)

const heldOf = ({ price, kept, asked }: OrderMoney): Money => sum([price, kept, asked])

/** The amount that the guest has paid above `total`, the new total of the order. */
const freedBy = ({ price }: OrderMoney, total: Money): Money => max(ZERO, subtract(price, total))

function after(before: OrderMoney, { action, from, to, values }: MoneyStep): OrderMoney {
  const { price, asked } = before
  if (comesToNothing(to)) return ended(before, values['refund'])
  switch (action) {
    case 'paid':
    case 'paid-twice': {
      const came = amountOf(values['amount'])
      // If the first correct payment has the action 'paid', nothing is undecided. If the guest had paid a wrong amount before it, its
      // action is 'paid-twice', and staff must decide (`paymentStep`).
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
      // Staff decided to refund. If the order continues or was completed, only the undecided money is refunded. If the order was rejected,
      // was cancelled or has failed, all its money is refunded.
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

/**
 * The order was rejected, was cancelled or has failed. `refund`: whether staff refund the money (true) or keep it (false). With any other
 * value, staff have not decided yet.
 */
function ended(before: OrderMoney, refund: unknown): OrderMoney {
  const { price, kept, asked, due } = before
  if (refund === true) return { ...before, due: add(due, heldOf(before)), ...nothingElse }
  if (refund === false) return { ...before, ...nothingElse, kept: heldOf(before) }
  return { ...before, price: ZERO, kept, asked: add(asked, price), isAsked: before.isAsked || price > ZERO }
}

/**
 * Staff decided to keep the undecided money. If the price is not fully paid, the money first pays the missing part; the rest is added to
 * `kept`.
 */
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

/** A refund failed. `failed`: the amount that could not be sent. `returned`: the amount that a bank sent back. */
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
 * A refund of `amount` was sent. The amount is first subtracted from `due`. If `due` is smaller, the remaining money was refunded on the
 * provider's own website. It is subtracted from the other amounts.
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
