import { boardTexts } from '../../words/board.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Order } from '../../contract.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { TipRow } from './TipRow.tsx'

/**
 * The sum of an order and the amount about which staff decide. `amount`: in currency units; undefined if staff have not entered it yet.
 * `label`: what happens to the amount. `hasItems`: whether the items are listed above the sum.
 */
export function RefundSum({
  order,
  label,
  amount,
  hasItems = true,
}: {
  order: Order
  label: string
  amount: number | undefined
  hasItems?: boolean
}) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const shown = (value: number) => formatMoney(value, order.currency)
  const { paidBack = 0, money } = order
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
      {money.due > 0 ? (
        <>
          <dt>{t.refundDialog.goingBack}</dt>
          <dd>{shown(money.due)}</dd>
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
