import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconId } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { isFinal } from '../../rules/lifecycle.ts'
import { minimumAgeOf } from '../../rules/minimum-age.ts'
import { minimumAgeTexts } from '../../words/minimum-age.ts'

/** The chip 'Ausweis prüfen: ab 18'. It is shown for an order with alcohol until the order has ended (docs/rules/orders.md, Alcohol). */
export function AgeChip({ order }: { order: Pick<OrderSummary, 'items' | 'state'> }) {
  const t = useTexts(minimumAgeTexts)
  const age = minimumAgeOf(order)
  if (age === undefined || isFinal(order.state)) return null
  return (
    <span className="bdg prog">
      <IconId className="i" stroke={2} aria-hidden />
      {t.check(age)}
    </span>
  )
}
