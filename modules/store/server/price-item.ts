import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { OrderRefusal } from '#modules/ordering/contract/priced-order.ts'
import type { AddedItem } from '#modules/ordering/ports.ts'
import type { Storefront } from '../contract.ts'
import { checkOrder } from '../rules/order-check.ts'
import { filesOf, type FoodPorts, print, type PrintedFoodLine, rememberOffering, wrongFiles } from './price-food.ts'

/**
 * Calculates the price of a dish that staff add to an existing order. The dish, its choices and its files are checked by the same rules as
 * in a new order. Opening hours, delivery area and minimum value are not checked again, because the order was already accepted with them.
 */
export function priceAddedItem(ports: FoodPorts) {
  const offeringOf = rememberOffering()
  return async (added: AddedItem, now: Temporal.Instant): Promise<Result<PrintedFoodLine, OrderRefusal>> => {
    const { item, branch, serving, appointment, locale } = added
    const store = await ports.storefront(branch.identifier)
    if (!store) return fail<OrderRefusal>({ code: 'order.branch_unknown', field: 'branch' })
    const offering = offeringOf(store, now)
    // If the appointment is already over, the dish is checked for the current time.
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

/**
 * Changes the field name in a failure. The check reports the fields of an order ('items.0.parts.size'), but this API call has a single item
 * ('item.parts.size').
 */
const ofTheItem = (failure: Failure): Failure =>
  failure.field === undefined ? failure : { ...failure, field: failure.field.replace(/^items\.0/, 'item') }
