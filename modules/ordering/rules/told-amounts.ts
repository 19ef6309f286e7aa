import { sum, toDecimal, ZERO } from '#kernel/money.ts'
import type { MoneyMove } from './order-money.ts'
import type { EntryName } from './steps.ts'

/** For each timeline entry about money: the kinds of ledger lines that are added up for the amount in the entry. */
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
 * Returns the amount that timeline and audit trail store in an entry, in currency units. `moved`: the amount of an entry that is about
 * money itself, for example about a refund. `refundAmount`: the amount that is refunded together with another step, for example with a
 * rejection. An empty object if there is no such amount.
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

/** The amounts of `toldAmounts` with their currency, because the audit trail does not know the currency of the order. */
export function auditAmounts(action: EntryName, moves: readonly MoneyMove[], currency: string) {
  const amounts = toldAmounts(action, moves)
  return Object.keys(amounts).length > 0 ? { ...amounts, currency } : amounts
}
