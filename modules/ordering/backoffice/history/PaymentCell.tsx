import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { ReactNode } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { hasRefund, RefundMark } from './RefundMark.tsx'

/** The payment method of an order. Below it a badge says if the payment is missing or was refunded. A paid online order has a green method. */
export function PaymentCell({ order }: { order: OrderSummary }): ReactNode {
  const { drawer, history } = useTexts(boardTexts)
  const method = drawer.methods[order.paymentMethod]
  if (order.paymentState === 'paid' && !hasRefund(order)) return <span className="bdg ok">{method}</span>
  return (
    <div className="paid">
      <span className="t2">{method}</span>
      {hasRefund(order) ? <RefundMark order={order} /> : null}
      {isUnpaid(order) ? <span className="bdg alarm">{history.unpaid}</span> : null}
    </div>
  )
}
