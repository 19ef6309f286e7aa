import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Radio } from '@mantine/core'

interface Choice {
  value: boolean
  onChange: (refund: boolean) => void
}

/** Asks whether money is refunded to the guest. Dialogs show it only if the guest has paid (docs/rules/orders.md, Payment). */
export function RefundChoice({
  amount,
  isPart = false,
  value,
  onChange,
}: {
  /** The amount as text, with its currency. */
  amount: string
  /** True if the order continues and only the price difference is refunded. */
  isPart?: boolean
} & Choice) {
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
