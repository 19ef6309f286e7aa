import { formatMoney } from '#ui/backoffice/format.ts'
import type { TimelineEntry } from '../../contract.ts'
import type { BoardWords } from '../parts/order-words.ts'

/**
 * The amount in a timeline entry about money: `amount` is what was paid, or what is refunded in part; `refunded` is what was refunded. The
 * text is '–' if the entry contains no such amount.
 */
export const amountOf = (
  entry: TimelineEntry,
  key: 'amount' | 'refunded' = 'amount',
  currency: unknown = entry.values['currency'],
): string => amountSaid(entry, key, currency) || '–'

/**
 * The amount of a timeline entry as text; empty if the entry contains none. `moved`: what an entry about money moved. `refundAmount`: what goes
 * back with another step (rules/told-amounts.ts).
 */
export function amountSaid(
  { values }: TimelineEntry,
  key: 'amount' | 'refunded' | 'moved' | 'refundAmount',
  currency: unknown,
): string {
  const { [key]: amount } = values
  return typeof amount === 'number' && typeof currency === 'string' ? formatMoney(amount, currency) : ''
}

/** The reason that staff chose when they rejected an order. Empty if the entry has none: a newer server may know more reasons. */
export const rejectionReason = ({ values }: TimelineEntry, t: BoardWords): string =>
  Object.entries(t.reject.reasons).find(([code]) => code === values['reason'])?.[1] ?? ''
