import * as z from 'zod'
import { add, type Money, money, subtract, sum, ZERO } from '#kernel/money.ts'

/**
 * The accounts of an order's money. Each cent that was received and not refunded is in exactly one of them (ADR 0031). `price`: paid for
 * the order. `kept`: staff decided to keep it, although it is more than the price, or the order was rejected, was cancelled or has failed.
 * `asked`: staff have not decided about it yet. `due`: staff decided to refund it, but it was not sent yet. `tip`: paid for the staff in
 * addition to the price; it has no tax (ADR 0040).
 */
const accounts = ['price', 'kept', 'asked', 'due', 'tip'] as const
export type Account = (typeof accounts)[number]

/** The amount in each account of an order. */
export type OrderMoney = Readonly<Record<Account, Money>>
const noMoney: OrderMoney = { price: ZERO, kept: ZERO, asked: ZERO, due: ZERO, tip: ZERO }

const base = z.object({
  /** The amount is above 0. It is stored as a decimal in currency units. */
  amount: z.number().positive().transform(money),
  at: z.iso.datetime(),
  /** Id of the timeline entry of the step that caused the movement. */
  step: z.uuid(),
})
/** Who decided to keep or refund money. Without such a decision, no money moves to `kept` or `due`. */
const Decider = z.object({
  type: z.enum(['user', 'customer', 'device', 'system']),
  id: z.string().optional(),
  name: z.string().optional(),
})
export type Decider = z.infer<typeof Decider>
const decided = base.extend({ decidedBy: Decider })

/**
 * A line of an order's ledger. `kind`: what happened to the amount. `from`: the account from which the amount was taken; 'outside': it came
 * from the guest, or back from a bank. Lines are never changed. Parsing throws if a line is not valid, for example if the account does not
 * fit the kind, or if a decision does not name the person who made it.
 */
export const MoneyEntry = z.discriminatedUnion('kind', [
  // `paid`: the guest paid the requested amount. `surplus`: the guest paid a second time, paid another amount, or paid after the order was
  // rejected, was cancelled or had failed. `returned`: a bank sent a refund back. `tip`: the part of a payment that is the tip.
  base.extend({ kind: z.enum(['paid', 'surplus', 'returned', 'tip']), from: z.literal('outside') }),
  // The provider could not send the refund.
  base.extend({ kind: z.literal('failed'), from: z.literal('due') }),
  // The order was rejected, was cancelled or has failed, and nobody has decided about its money yet.
  base.extend({ kind: z.literal('undecided'), from: z.enum(['price', 'tip']) }),
  // Staff accepted undecided money as payment for the order.
  decided.extend({ kind: z.literal('accepted'), from: z.literal('asked') }),
  // Staff decided to keep the amount.
  decided.extend({ kind: z.literal('kept'), from: z.enum(['price', 'asked', 'tip']) }),
  // Staff decided to refund the amount.
  decided.extend({ kind: z.literal('refund'), from: z.enum(['price', 'kept', 'asked', 'tip']) }),
  // The refund was sent, either after a decision of staff or directly on the provider's own website.
  base.extend({ kind: z.literal('sent'), from: z.enum(accounts) }),
])
export type MoneyEntry = z.infer<typeof MoneyEntry>
type MoneyKind = MoneyEntry['kind']

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A line of the ledger before it is written: without time and timeline entry. */
export type MoneyMove = Without<MoneyEntry, 'at' | 'step'>

/** The account to which each kind of line adds its amount. 'outside': the guest gets the money back. */
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

/**
 * Adds up the lines of a ledger, which must be sorted oldest first, and returns the amount in each account. Throws if an account would become
 * negative.
 */
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

/**
 * The money that is refunded if the order is rejected, is cancelled or fails, and staff decide to refund it. Money in `due` is not
 * included, because its refund was decided earlier.
 */
export const heldOf = ({ price, kept, asked, tip }: OrderMoney): Money => sum([price, kept, asked, tip])

/** Converts accounts whose amounts are in currency units, as in the contract. */
export const accountsOf = ({ price, kept, asked, due, tip }: Readonly<Record<Account, number>>): OrderMoney => ({
  price: money(price),
  kept: money(kept),
  asked: money(asked),
  due: money(due),
  tip: money(tip),
})

/** The refunded sum. Refunds that a bank sent back are subtracted. */
export const backOf = (ledger: readonly MoneyMove[]): Money =>
  subtract(sumOf(ledger, 'sent'), sumOf(ledger, 'returned'))

const sumOf = (ledger: readonly MoneyMove[], wanted: MoneyKind): Money =>
  sum(ledger.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))
