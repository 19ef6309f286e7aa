import { toDecimal } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { listedPrice } from '#modules/catalogue/rules/price-range.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** The price of a dish in the list: 'ab 24,00 €' if its sizes differ in price (docs/rules/money.md, From prices). */
export function DishPrice({ product, currency }: { product: PublicProduct; currency: string }) {
  const t = useTexts(boardTexts)
  const listed = listedPrice(product)
  if (!listed) return t.items.hidden
  return (
    <>
      {listed.model === 'fixed' ? null : <span className="mut">{t.drawer.models[listed.model]} </span>}
      {formatMoney(toDecimal(listed.price), currency)}
    </>
  )
}
