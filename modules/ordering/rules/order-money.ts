import * as z from 'zod'
import { add, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'

/**
 * Every cent that the business holds of an order is in exactly one of these accounts (ADR 0031). `price`: paid for the price of the order.
 * `kept`: kept beyond that, by decision. `asked`: not decided yet. `due`: to be refunded by decision, and not sent yet. `tip`: paid beside the
 * price, for the people who work; it has no tax and is no part of the price (ADR 0040).
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
  /** Id of the entry in the timeline that was written with it. */
  step: z.uuid(),
})
/** Who decided it: money moves to `kept` or `due` only by a person. */
const Decider = z.object({
  type: z.enum(['user', 'customer', 'device', 'system']),
  id: z.string().optional(),
  name: z.string().optional(),
})
export type Decider = z.infer<typeof Decider>
const decided = base.extend({ decidedBy: Decider })

/**
 * A line of an order's ledger: what happened to an amount, and where it came `from` (`outside`: from the guest). Lines are only ever added.
 * Parsing throws for an unknown kind, a wrong account, a missing amount and a decision without a person.
 */
export const MoneyEntry = z.discriminatedUnion('kind', [
  // `paid`: the payment that was asked for. `surplus`: it came twice, after the order's end, or with another amount.
  // `returned`: a bank sent a refund back. `tip`: the part of the payment that was given beside the price.
  base.extend({ kind: z.enum(['paid', 'surplus', 'returned', 'tip']), from: z.literal('outside') }),
  // A refund could not be made.
  base.extend({ kind: z.literal('failed'), from: z.literal('due') }),
  // The order was rejected, canceled or failed, and nobody has decided about its money.
  base.extend({ kind: z.literal('undecided'), from: z.enum(['price', 'tip']) }),
  // Staff accepted it as the payment.
  decided.extend({ kind: z.literal('accepted'), from: z.literal('asked') }),
  // Staff decided to keep it.
  decided.extend({ kind: z.literal('kept'), from: z.enum(['price', 'asked', 'tip']) }),
  // Staff decided to refund it.
  decided.extend({ kind: z.literal('refund'), from: z.enum(['price', 'kept', 'asked', 'tip']) }),
  // It was refunded: after a decision, or by hand at the provider.
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

/** The amount in each account after the movements, oldest first. Throws where an account would give more than it holds. */
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

/** The refund if an order ends unfulfilled and staff decide to refund: everything that is not already being refunded. */
export const heldOf = ({ price, kept, asked, tip }: OrderMoney): Money => sum([price, kept, asked, tip])
