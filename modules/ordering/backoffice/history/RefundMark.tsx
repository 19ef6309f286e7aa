import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'

/** Whether the order was refunded, completely or in part. */
export const hasRefund = ({ paymentState, isPartlyRefunded }: OrderSummary): boolean =>
  paymentState === 'refunded' || isPartlyRefunded === true

/**
 * The badge 'Rückerstattet', or 'Teilweise rückerstattet' if only a part was refunded. With `isWide`, the amount of the part stands beside it;
 * else it is only in the tooltip.
 */
export function RefundMark({ order, isWide = false }: { order: OrderSummary; isWide?: boolean }) {
  const { card, drawer } = useTexts(boardTexts)
  const part = order.isPartlyRefunded && order.paidBack ? formatMoney(order.paidBack, order.currency) : undefined
  return (
    <>
      <span className="bdg new" title={part ? drawer.paidPart(part) : undefined}>
        {order.paymentState === 'refunded' ? card.refunded : card.partlyRefunded}
      </span>
      {isWide && part ? <span className="t2 sm"> {part}</span> : null}
    </>
  )
}
