import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Order } from '../../contract.ts'
import { tipTexts } from '../../words/tip.ts'

/** A row for the tip below the sum of a list. Nothing is shown without a tip. */
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

/** The tip below the lines of the printed sheet. */
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
