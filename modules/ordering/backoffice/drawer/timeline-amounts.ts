import { formatMoney } from '#ui/backoffice/format.ts'
import type { TimelineEntry } from '../../contract.ts'
import type { BoardWords } from '../parts/order-words.ts'

/**
 * Returns an amount in a timeline entry about money as text. `amount`: what the guest paid or, if staff decided on a partial refund, the
 * amount of this refund. `refunded`: in an entry about a completed refund, the amount that was refunded. Returns '–' if the entry contains
 * no such amount.
 */
export const amountOf = (
  entry: TimelineEntry,
  key: 'amount' | 'refunded' = 'amount',
  currency: unknown = entry.values['currency'],
): string => amountSaid(entry, key, currency) || '–'

/**
 * Returns an amount in a timeline entry as text; '' if the entry contains none. `moved`: the amount of an entry about money, for example of
 * a refund. `refundAmount`: the amount that is refunded together with another step, for example with a cancellation
 * (rules/told-amounts.ts).
 */
export function amountSaid(
  { values }: TimelineEntry,
  key: 'amount' | 'refunded' | 'moved' | 'refundAmount',
  currency: unknown,
): string {
  const { [key]: amount } = values
  return typeof amount === 'number' && typeof currency === 'string' ? formatMoney(amount, currency) : ''
}

/**
 * The text of the reason that staff chose when they rejected an order. Empty if the entry has no reason, or a reason of a newer server that
 * this code does not know.
 */
export const rejectionReason = ({ values }: TimelineEntry, t: BoardWords): string =>
  Object.entries(t.rejectReasons).find(([code]) => code === values['reason'])?.[1] ?? ''

/** The reason that staff wrote when they cancelled a paid order. Empty if the entry has none, for example in an order without a payment. */
export const cancelReason = ({ values }: TimelineEntry): string =>
  typeof values['reason'] === 'string' ? values['reason'] : ''
