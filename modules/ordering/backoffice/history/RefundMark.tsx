import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'

/** Whether money of the order was refunded: a part, or everything. */
export const hasRefund = ({ paymentState, isPartlyRefunded }: OrderSummary): boolean =>
  paymentState === 'refunded' || isPartlyRefunded === true

/** The mark of an order of which a part was refunded, or everything. */
export function RefundMark({ order }: { order: OrderSummary }) {
  const { card } = useTexts(boardTexts)
  return <span className="bdg new">{order.paymentState === 'refunded' ? card.refunded : card.partlyRefunded}</span>
}
