import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { isAmountSold, isSoldIn } from '#modules/catalogue/rules/quantities.ts'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import type { OfferedProduct } from '../../rules/menu.ts'
import { type EntryItem, needsChoice, plainItem } from './entry.ts'

type LastItem = Pick<
  OrderSummary['items'][number],
  'kind' | 'productId' | 'name' | 'staffName' | 'amount' | 'unit' | 'details'
>

/**
 * Finds the dishes of an earlier order among the dishes that are offered now. `again`: dishes that can be added at once. `left`: the names
 * of dishes that staff must choose themselves. Such a dish cannot be ordered now, cannot be ordered in this amount, or has choices. An
 * order contains only the texts of its choices, so choices cannot be copied.
 */
export function dishesAgain(
  items: readonly LastItem[],
  offered: readonly OfferedProduct<PublicProduct>[],
): { again: Omit<EntryItem, 'key'>[]; left: string[] } {
  const again: Omit<EntryItem, 'key'>[] = []
  const left: string[] = []
  for (const item of items) {
    if (item.kind !== 'product') continue
    const found = offered.find(({ product }) => product.id === item.productId)
    const product = found?.availability === 'orderable' ? found.product : undefined
    const isSame =
      product !== undefined &&
      item.details.length === 0 &&
      !needsChoice(product) &&
      isSoldIn(product, item.unit) &&
      isAmountSold(product, item.amount, item.unit)
    if (isSame) again.push({ ...plainItem(product, item.amount), unit: item.unit })
    else left.push(item.staffName ?? item.name)
  }
  return { again, left }
}
