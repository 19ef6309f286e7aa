import * as z from 'zod'
import { add, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'

/**
 * Every cent that the business holds of an order stands in exactly one of these accounts (ADR 0031). `price`: paid for what the order costs.
 * `kept`: decided to stay beyond that. `asked`: nobody has decided about it yet. `due`: decided to go back, and not yet gone.
 */
export const accounts = ['price', 'kept', 'asked', 'due'] as const
export type Account = (typeof accounts)[number]

/** How much each account holds. */
export type OrderMoney = Readonly<Record<Account, Money>>
export const noMoney: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO }

const base = z.object({
  /** Above 0; stored as a decimal in currency units. */
  amount: z.number().positive().transform(money),
  at: z.iso.datetime(),
  /** Id of the entry in the timeline that was written with it. */
  step: z.uuid(),
})
/** Who decided it: only a person moves money to `kept` or `due`. */
const Decider = z.object({
  type: z.enum(['user', 'customer', 'device', 'system']),
  id: z.string().optional(),
  name: z.string().optional(),
})
export type Decider = z.infer<typeof Decider>
const decided = base.extend({ decidedBy: Decider })

/**
 * A line of an order's ledger: what happened to how much money, and where it came `from` (`outside`: from the guest). Lines are only ever
 * added. Parsing throws for a kind that this version does not know, a wrong account, a missing amount and a decision of nobody.
 */
export const MoneyEntry = z.discriminatedUnion('kind', [
  // `paid`: the payment that was asked for. `surplus`: it came twice, after the order's end, or with another amount than asked.
  // `returned`: a bank sent a refund back.
  base.extend({ kind: z.enum(['paid', 'surplus', 'returned']), from: z.literal('outside') }),
  // A refund could not be made.
  base.extend({ kind: z.literal('failed'), from: z.literal('due') }),
  // The order was rejected, canceled or failed, and nobody has decided about its money.
  base.extend({ kind: z.literal('undecided'), from: z.literal('price') }),
  // Staff took it as the payment.
  decided.extend({ kind: z.literal('accepted'), from: z.literal('asked') }),
  // Staff decided that it stays.
  decided.extend({ kind: z.literal('kept'), from: z.enum(['price', 'asked']) }),
  // Staff decided that it goes back.
  decided.extend({ kind: z.literal('refund'), from: z.enum(['price', 'kept', 'asked']) }),
  // It has gone back: after a decision, or by hand at the provider.
  base.extend({ kind: z.literal('sent'), from: z.enum(accounts) }),
])
export type MoneyEntry = z.infer<typeof MoneyEntry>
export type MoneyKind = MoneyEntry['kind']

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A line of the ledger before it is written. */
export type MoneyMove = Without<MoneyEntry, 'at' | 'step'>

/** Where the money of each kind goes; `outside`: back to the guest. */
const destinations: Readonly<Record<MoneyKind, Account | 'outside'>> = {
  paid: 'price',
  surplus: 'asked',
  returned: 'asked',
  failed: 'asked',
  undecided: 'asked',
  accepted: 'price',
  kept: 'kept',
  refund: 'due',
  sent: 'outside',
}

/** What each account holds after the movements, oldest first. Throws where an account would give more than it holds. */
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

/** What goes back when an order comes to nothing and staff decide so: all that is not on its way back already. */
export const heldOf = ({ price, kept, asked }: OrderMoney): Money => sum([price, kept, asked])
