import type { Order } from '#modules/ordering/contract.ts'
import type { PaymentAttempt } from '../contract.ts'

/**
 * Whether all money of an attempt was refunded. If another amount than the price was paid, only the amount of the price is known here. The
 * money is then refunded completely when the order has no money left.
 */
export function isAttemptRefunded(
  { state, amount, refunded, isMismatched }: Pick<PaymentAttempt, 'state' | 'amount' | 'refunded' | 'isMismatched'>,
  money: Order['money'],
): boolean {
  if (state !== 'paid' || refunded <= 0) return false
  return isMismatched ? Object.values(money).every((part) => part === 0) : refunded >= amount
}
