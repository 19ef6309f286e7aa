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
 * The dishes of an earlier order as current products. `left` contains the names of dishes that staff must choose themselves. These are
 * dishes that cannot be ordered now or in this amount, and dishes with choices, because an order stores only the texts of its choices.
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
