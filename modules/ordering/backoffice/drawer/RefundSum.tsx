import { boardTexts } from '../../words/board.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Order, OrderSummary } from '../../contract.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { TipRow } from './TipRow.tsx'

/**
 * The sum of an order and the amount about which staff decide. `amount`: in currency units; undefined if staff have not entered it yet.
 * `label`: what happens to the amount. `order`: without `money`, the sum does not show what went back before. `hasItems`: whether the items are listed above the sum.
 */
export function RefundSum({
  order,
  label,
  amount,
  hasItems = true,
}: {
  order: OrderSummary & Partial<Pick<Order, 'money' | 'paidBack'>>
  label: string
  amount: number | undefined
  hasItems?: boolean
}) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const shown = (value: number) => formatMoney(value, order.currency)
  const { paidBack = 0, money } = order
  const due = money?.due ?? 0
  return (
    <dl className="m-ordering fsum" aria-live="polite">
      {(hasItems ? order.items : []).map((item) => (
        <div key={item.id} style={{ display: 'contents' }}>
          <dt>
            {lineAmount(item.amount, item.unit, locale)} {staffNameOf(item)}
          </dt>
          <dd>{shown(item.gross)}</dd>
        </div>
      ))}
      <dt>
        <b>{t.drawer.total}</b>
      </dt>
      <dd>{shown(order.pricing.totalGross)}</dd>
      <TipRow order={order} />
      {paidBack > 0 ? (
        <>
          <dt>{t.refundDialog.paidBack}</dt>
          <dd>{shown(paidBack)}</dd>
        </>
      ) : null}
      {due > 0 ? (
        <>
          <dt>{t.refundDialog.goingBack}</dt>
          <dd>{shown(due)}</dd>
        </>
      ) : null}
      <dt>
        <b>{label}</b>
      </dt>
      <dd>
        <b>{amount === undefined ? '–' : shown(amount)}</b>
      </dd>
    </dl>
  )
}
