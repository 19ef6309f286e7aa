import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Order, Pricing } from '../../contract.ts'

/**
 * The old and the new sum of an order side by side. `preview` has the new sum. `preview` is undefined while the server calculates the new sum,
 * or if nothing was changed.
 */
export function EditSum({
  order,
  preview,
}: {
  order: Order
  preview: { pricing: Pricing; difference: number } | undefined
}) {
  const t = useTexts(boardTexts)
  const money = (value: number) => formatMoney(value, order.currency)
  const difference = preview?.difference ?? 0
  const [before, after] = [order.pricing, preview?.pricing ?? order.pricing]
  return (
    <dl className="m-ordering fsum" aria-live="polite">
      <dt>{t.drawer.before}</dt>
      <dd>{money(before.totalGross)}</dd>
      <dt>{t.drawer.after}</dt>
      <dd>
        <b>{money(after.totalGross)}</b>
      </dd>
      {after.deliveryGross === before.deliveryGross ? null : (
        <>
          <dt className="mut sm">{t.items.delivery}</dt>
          <dd className="mut sm">
            {money(before.deliveryGross)} → {money(after.deliveryGross)}
          </dd>
        </>
      )}
      <dt>{t.drawer.difference}</dt>
      <dd>
        <b>{difference > 0 ? `+${money(difference)}` : money(difference)}</b>
      </dd>
    </dl>
  )
}
