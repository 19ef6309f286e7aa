import { sum, toDecimal, ZERO } from '#kernel/money.ts'
import type { MoneyMove } from './order-money.ts'
import type { EntryName } from './steps.ts'

/** Entries that are about money, and the lines of the ledger of which they tell the amount. */
const told: Partial<Record<EntryName, readonly MoneyMove['kind'][]>> = {
  refund: ['refund'],
  'refund-part': ['refund'],
  'refund-kept': ['kept'],
  'payment-accepted': ['accepted'],
  refunded: ['sent'],
  'refunded-part': ['sent'],
  'refund-failed': ['failed', 'returned'],
}

/**
 * The amount that an entry of timeline and audit trail tells, in currency units. `moved`: the amount of an entry that is about money.
 * `refundAmount`: the amount that goes back with another step, for example with a rejection. Empty if the step moves no such money.
 */
export function toldAmounts(
  action: EntryName,
  moves: readonly MoneyMove[],
): { readonly moved?: number; readonly refundAmount?: number } {
  const kinds = told[action] ?? ['refund']
  const amount = sum(moves.filter(({ kind }) => kinds.includes(kind)).map((move) => move.amount))
  if (amount === ZERO) return {}
  return told[action] ? { moved: toDecimal(amount) } : { refundAmount: toDecimal(amount) }
}

/** The same amounts with their currency, because the audit trail does not know the order. */
export function auditAmounts(action: EntryName, moves: readonly MoneyMove[], currency: string) {
  const amounts = toldAmounts(action, moves)
  return Object.keys(amounts).length > 0 ? { ...amounts, currency } : amounts
}
