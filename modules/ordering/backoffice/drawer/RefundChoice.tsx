import { boardTexts } from '#i18n/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Radio } from '@mantine/core'
import type { OrderSummary } from '../../contract.ts'

/** Whether money flows back; asked only of an order that is paid (decisions, Orders). */
export function RefundChoice({
  order,
  value,
  onChange,
}: {
  order: OrderSummary
  value: boolean
  onChange: (refund: boolean) => void
}) {
  const t = useTexts(boardTexts).reject
  return (
    <Radio.Group label={t.refund} required value={value ? 'all' : 'none'} onChange={(next) => onChange(next === 'all')}>
      <div className="col">
        <label className="opt" htmlFor="refund-all">
          <Radio id="refund-all" value="all" />
          <b>{t.refundAll(formatMoney(order.pricing.totalGross, order.currency))}</b>
        </label>
        <label className="opt" htmlFor="refund-none">
          <Radio id="refund-none" value="none" />
          <span>
            <b>{t.refundNone}</b> <span className="mut sm">{t.refundNoneHint}</span>
          </span>
        </label>
      </div>
    </Radio.Group>
  )
}
