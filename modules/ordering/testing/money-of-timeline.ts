import { add, max, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'
import { isFinal, latePaymentAsksForRefund, type OrderState } from '../rules/lifecycle.ts'

// How versions up to 1.7 counted an order's money, by its timeline: what the migration to a ledger is compared with. It never changes.

/** A row of an order's timeline, as far as money goes; amounts are decimals in currency units. */
export interface MoneyStep {
  readonly action: string
  /** State of the order before the step (null: there was none), and after it (null: the step changed none). */
  readonly from: OrderState | null
  readonly to: OrderState | null
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * The rule of an order's money: each cent that the house holds belongs to exactly one of these four, and only a decision of staff, whatever
 * waits or comes meanwhile, moves it to `due` (decisions, Orders: money flows back by decision).
 */
interface OrderMoney {
  /** Paid for what the order costs. */
  readonly price: Money
  /** Beyond its price, decided to stay: later differences leave it alone, an order that comes to nothing gives it back, too. */
  readonly kept: Money
  /** Nobody has decided about it yet: it came twice, late or otherwise than asked, or could not go back. */
  readonly asked: Money
  /** Decided to go back, and not yet seen to have gone. */
  readonly due: Money
  /** Is a question open? By hand at the provider it may have been answered unasked. */
  readonly isAsked: boolean
  /** Was it ever taken for paid? What comes from then on came twice. */
  readonly isPaid: boolean
}

const none: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO, isAsked: false, isPaid: false }

/** Where an order's money stands after the steps of its timeline, oldest first. */
export const moneyOfTimeline = (timeline: readonly MoneyStep[]): OrderMoney =>
  timeline.reduce((before, step) => gone(after(before, step), amountOf(step.values['refunded'])), none)

const heldOf = ({ price, kept, asked }: OrderMoney): Money => sum([price, kept, asked])

/** What a cheaper price sets free of what was paid for it: more of it than was paid, never. */
const freedBy = ({ price }: OrderMoney, total: Money): Money => max(ZERO, subtract(price, total))

function after(before: OrderMoney, { action, from, to, values }: MoneyStep): OrderMoney {
  const { price, asked } = before
  if (comesToNothing(to)) return ended(before, values['refund'])
  switch (action) {
    case 'paid':
    case 'paid-twice': {
      const came = amountOf(values['amount'])
      // The first is called twice only beside money that came otherwise than asked; without that no question is open any more (`paymentStep`).
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
      // Of an order that goes on, or that only a question is open about, what was asked about; else whatever is held.
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

/** An order that comes to nothing keeps its money only by decision; without one it is asked about. */
function ended(before: OrderMoney, refund: unknown): OrderMoney {
  const { price, kept, asked, due } = before
  if (refund === true) return { ...before, due: add(due, heldOf(before)), ...nothingElse }
  if (refund === false) return { ...before, ...nothingElse, kept: heldOf(before) }
  return { ...before, price: ZERO, kept, asked: add(asked, price), isAsked: before.isAsked || price > ZERO }
}

/** What was asked about stays: it pays what the order costs and nobody has paid yet; the rest is kept beyond that. */
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

/** `failed`: it never left. `returned`: it had arrived, and was sent back by a bank. */
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

/** Money went back: what was decided first, then what was done by hand at the provider without asking here. */
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
