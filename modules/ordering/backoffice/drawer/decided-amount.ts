import { money, sum, toDecimal } from '#kernel/money.ts'
import type { Order } from '../../contract.ts'
import { movesAfter } from '../../rules/money-events.ts'

type Decided = Pick<Order, 'state' | 'paymentState' | 'isRefundAsked'> & {
  money: Order['money']
  pricing: { totalGross: number }
  tip: number
}

/**
 * The amount that a decision about the money of an order moves, in currency units. It uses the server's rule, so that the dialog shows the
 * amount that will be moved.
 */
export function decidedAmount(order: Decided, decision: 'refund' | 'keep'): number {
  const { price, kept, asked, due, tip } = order.money
  const moves = movesAfter(
    {
      money: { price: money(price), kept: money(kept), asked: money(asked), due: money(due), tip: money(tip) },
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
