import { min, type Money, subtract } from '#kernel/money.ts'
import type { Account, MoneyMove, OrderMoney } from './order-money.ts'

/**
 * When a refund was sent, its amount is subtracted from these accounts in this sequence. Refunds that staff decided are in `due`. The other
 * accounts are needed only if somebody refunds more on the provider's own website.
 */
const givenFirst: readonly Account[] = ['due', 'asked', 'kept', 'price', 'tip']

/**
 * The movements of money when a refund was sent. Its amount is taken from the accounts in the sequence of `givenFirst`. A provider may
 * report more than the order ever received, so at most the money in the accounts is taken.
 */
export function sentMoves(held: OrderMoney, amount: Money | 'all'): MoneyMove[] {
  let left = amount
  return givenFirst.map((from): MoneyMove => {
    const taken = left === 'all' ? held[from] : min(left, held[from])
    if (left !== 'all') left = subtract(left, taken)
    return { kind: 'sent', from, amount: taken }
  })
}
