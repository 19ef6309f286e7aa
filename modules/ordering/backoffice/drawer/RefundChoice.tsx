import { boardTexts } from '../../words/board.ts'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { Radio } from '@mantine/core'
import { type Order, orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { withTip } from '../../rules/tip.ts'

/**
 * The amount that goes back if all money of an order is refunded, as text: everything that was not refunded yet, even amounts that staff
 * decided earlier to keep.
 */
export function useWholeAmount(order: OrderSummary, isPaid: boolean): string {
  const { data } = useCall(orderingEndpoints.get, { params: { id: order.id } }, { enabled: isPaid })
  const held = data ? heldOf(data.value.money) : toDecimal(withTip(order.pricing.totalGross, order.tip))
  return formatMoney(held, order.currency)
}

/** All money of the order, including the tip, except money that was refunded or whose refund is decided. */
const heldOf = ({ price, kept, asked, tip }: Order['money']): number =>
  toDecimal(sum([price, kept, asked, tip].map(money)))

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
