import { money, sum, toDecimal } from '#kernel/money.ts'
import type { Order } from '../contract.ts'
import { movesAfter } from './money-events.ts'
import { accountsOf } from './order-money.ts'

type Decided = Pick<Order, 'state' | 'paymentState' | 'isRefundAsked'> & {
  money: Order['money']
  pricing: { totalGross: number }
  tip: number
}

/**
 * The amount, in currency units, that is refunded or kept if staff decide to do so. The dialog of staff, the mail to the guest and
 * the ledger use the same rule.
 */
export function decidedAmount(order: Decided, decision: 'refund' | 'keep'): number {
  const moves = movesAfter(
    {
      money: accountsOf(order.money),
      state: order.state,
      isPaid: order.paymentState === 'paid' || order.paymentState === 'refunded',
      isAsked: order.isRefundAsked,
      total: money(order.pricing.totalGross),
      tip: money(order.tip),
    },
    [{ event: 'decided', decision }],
    { type: 'user' },
  )
  return toDecimal(sum(moves.map(({ amount }) => amount)))
}
