import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Order } from '../../contract.ts'
import { tipTexts } from '../../words/tip.ts'

/** The row with the tip below the sum of the items. Shows nothing if the guest gave no tip. */
export function TipRow({ order }: { order: Pick<Order, 'tip' | 'currency'> }) {
  const t = useTexts(tipTexts)
  if (order.tip === 0) return null
  return (
    <>
      <dt>{t.title}</dt>
      <dd>{formatMoney(order.tip, order.currency)}</dd>
    </>
  )
}

/** The table row with the tip on the printed page. Shows nothing if the guest gave no tip. */
export function TipLine({ order }: { order: Pick<Order, 'tip' | 'currency'> }) {
  const t = useTexts(tipTexts)
  if (order.tip === 0) return null
  return (
    <tr>
      <td colSpan={2}>{t.title}</td>
      <td className="num">{formatMoney(order.tip, order.currency)}</td>
    </tr>
  )
}
