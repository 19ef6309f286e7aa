import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'

/** Whether the order was refunded, completely or in part. */
export const hasRefund = ({ paymentState, isPartlyRefunded }: OrderSummary): boolean =>
  paymentState === 'refunded' || isPartlyRefunded === true

/** The badge 'Rückerstattet', or 'Teilweise rückerstattet' if only a part was refunded. */
export function RefundMark({ order }: { order: OrderSummary }) {
  const { card } = useTexts(boardTexts)
  return <span className="bdg new">{order.paymentState === 'refunded' ? card.refunded : card.partlyRefunded}</span>
}
