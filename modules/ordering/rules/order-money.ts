import * as z from 'zod'
import { add, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'

/**
 * Every cent that the business holds of an order is in exactly one of these accounts (ADR 0031). `price`: paid for the price of the order.
 * `kept`: kept in addition to it, by decision. `asked`: not decided yet. `due`: to be refunded by decision, and not sent yet. `tip`: paid in
 * addition to the price, for the staff; it has no tax and is not part of the price (ADR 0040).
 */
const accounts = ['price', 'kept', 'asked', 'due', 'tip'] as const
export type Account = (typeof accounts)[number]

/** The amount in each account. */
export type OrderMoney = Readonly<Record<Account, Money>>
const noMoney: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO, tip: ZERO }

const base = z.object({
  /** Above 0; stored as a decimal in currency units. */
  amount: z.number().positive().transform(money),
  at: z.iso.datetime(),
  /** Id of the timeline entry that was written together with it. */
  step: z.uuid(),
})
/** The person who decided: money moves to `kept` or `due` only by a decision of a person. */
const Decider = z.object({
  type: z.enum(['user', 'customer', 'device', 'system']),
  id: z.string().optional(),
  name: z.string().optional(),
})
export type Decider = z.infer<typeof Decider>
const decided = base.extend({ decidedBy: Decider })

/**
 * A line of an order's ledger: what happened to an amount, and the account that it came `from` (`outside`: from the guest). Lines are never changed.
 * Parsing throws for an unknown kind, a wrong account, a missing amount and a decision without a person.
 */
export const MoneyEntry = z.discriminatedUnion('kind', [
  // `paid`: the requested payment. `surplus`: a payment that came twice, after the order's end, or with another amount.
  // `returned`: a bank sent a refund back. `tip`: the part of the payment that is a tip.
  base.extend({ kind: z.enum(['paid', 'surplus', 'returned', 'tip']), from: z.literal('outside') }),
  // A refund could not be made.
  base.extend({ kind: z.literal('failed'), from: z.literal('due') }),
  // The order was rejected, canceled or failed, and nobody has decided about its money.
  base.extend({ kind: z.literal('undecided'), from: z.enum(['price', 'tip']) }),
  // Staff accepted the amount as the payment.
  decided.extend({ kind: z.literal('accepted'), from: z.literal('asked') }),
  // Staff decided to keep the amount.
  decided.extend({ kind: z.literal('kept'), from: z.enum(['price', 'asked', 'tip']) }),
  // Staff decided to refund the amount.
  decided.extend({ kind: z.literal('refund'), from: z.enum(['price', 'kept', 'asked', 'tip']) }),
  // The amount was refunded: after a decision, or by hand at the provider.
  base.extend({ kind: z.literal('sent'), from: z.enum(accounts) }),
])
export type MoneyEntry = z.infer<typeof MoneyEntry>
type MoneyKind = MoneyEntry['kind']

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A line of the ledger before it is written. */
export type MoneyMove = Without<MoneyEntry, 'at' | 'step'>

/** The target account of each kind; `outside`: back to the guest. */
const destinations: Readonly<Record<MoneyKind, Account | 'outside'>> = {
  paid: 'price',
  tip: 'tip',
  surplus: 'asked',
  returned: 'asked',
  failed: 'asked',
  undecided: 'asked',
  accepted: 'price',
  kept: 'kept',
  refund: 'due',
  sent: 'outside',
}

/** The amount in each account after the movements, oldest first. Throws if an account would become negative. */
export function moneyOf(moves: readonly MoneyMove[], before: OrderMoney = noMoney): OrderMoney {
  const held = { ...before }
  for (const { kind, from, amount } of moves) {
    const to = destinations[kind]
    if (from !== 'outside') held[from] = subtract(held[from], amount)
    if (to !== 'outside') held[to] = add(held[to], amount)
    if (from !== 'outside' && held[from] < ZERO) throw new Error(`'${kind}' takes more from '${from}' than is held`)
  }
  return held
}

/** The amount to refund if an order ends unfulfilled and staff decide to refund: all money that is not already being refunded. */
export const heldOf = ({ price, kept, asked, tip }: OrderMoney): Money => sum([price, kept, asked, tip])
