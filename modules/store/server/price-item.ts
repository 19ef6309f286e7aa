import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { OrderRefusal } from '#modules/ordering/contract/priced-order.ts'
import type { AddedItem } from '#modules/ordering/ports.ts'
import type { Storefront } from '../contract.ts'
import { checkOrder } from '../rules/order-check.ts'
import { filesOf, type FoodPorts, print, type PrintedFoodLine, rememberOffering, wrongFiles } from './price-food.ts'

/**
 * Prices one dish that is added to an order, from the storefront of this moment: the same rules of the dish, its choices and its files as in a
 * new order. What concerns the whole order was decided when it came: hours, area, minimum value.
 */
export function priceAddedItem(ports: FoodPorts) {
  const offeringOf = rememberOffering()
  return async (added: AddedItem, now: Temporal.Instant): Promise<Result<PrintedFoodLine, OrderRefusal>> => {
    const { item, branch, serving, appointment, locale } = added
    const store = await ports.storefront(branch.identifier)
    if (!store) return fail<OrderRefusal>({ code: 'order.branch_unknown', field: 'branch' })
    const offering = offeringOf(store, now)
    // A time that has passed says nothing about the dish any more.
    const isAhead = appointment !== null && Temporal.Instant.compare(appointment, now) > 0
    const checked = checkOrder<PublicProduct, Storefront['categories'][number]>(
      {
        serving,
        deliveryArea: '',
        postcode: { field: 'zipCode', typed: '' },
        table: '',
        appointment: isAhead ? appointment : null,
        items: [item],
      },
      { branch: store.branch, offering, tables: [], now, currency: store.currency, locale },
    )
    const files = await filesOf([item], ports.findFiles)
    const errors = [
      ...checked.errors.filter(({ field }) => field?.startsWith('items.')),
      ...files.missing,
      ...checked.items.flatMap((one) => wrongFiles(one, files)),
    ].map(ofTheItem)
    const [first] = errors
    if (first) return fail<OrderRefusal>({ ...first, errors })
    const [line] = checked.price.lines
    if (!line) return fail<OrderRefusal>({ code: 'product.unknown', field: 'item' })
    return ok(print(line, checked.items[0], { offering, locale, files, country: branch.country }))
  }
}

/** 'items.0.parts.size' of an order is 'item.parts.size' here. */
const ofTheItem = (failure: Failure): Failure =>
  failure.field === undefined ? failure : { ...failure, field: failure.field.replace(/^items\.0/, 'item') }
