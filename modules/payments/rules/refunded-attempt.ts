import type { Order } from '#modules/ordering/contract.ts'
import type { PaymentAttempt } from '../contract.ts'

/**
 * How much of the money of an attempt was refunded. Undefined: nothing. If another amount than the price was paid, only the amount of the price
 * is known here. The money is then refunded completely when the order has no money left.
 */
export function refundOfAttempt(
  { state, amount, refunded, isMismatched }: Pick<PaymentAttempt, 'state' | 'amount' | 'refunded' | 'isMismatched'>,
  money: Order['money'],
): 'all' | 'part' | undefined {
  if (state !== 'paid' || refunded <= 0) return undefined
  const isAll = isMismatched ? Object.values(money).every((part) => part === 0) : refunded >= amount
  return isAll ? 'all' : 'part'
}
