import { boardTexts } from '#i18n/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Radio } from '@mantine/core'

/** Whether money flows back; asked only where some was paid (decisions, Orders). */
export function RefundChoice({
  amount,
  isPart = false,
  value,
  onChange,
}: {
  /** As shown. */
  amount: string
  /** Only the difference of an order that goes on. */
  isPart?: boolean
  value: boolean
  onChange: (refund: boolean) => void
}) {
  const t = useTexts(boardTexts).reject
  return (
    <Radio.Group label={t.refund} required value={value ? 'all' : 'none'} onChange={(next) => onChange(next === 'all')}>
      <div className="col">
        <label className="opt" htmlFor="refund-all">
          <Radio id="refund-all" value="all" />
          <b>{(isPart ? t.refundPart : t.refundAll)(amount)}</b>
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
