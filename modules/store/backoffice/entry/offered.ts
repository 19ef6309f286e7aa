import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import type { Storefront } from '../../contract.ts'
import { menuGroups, type OfferedProduct } from '../../rules/menu.ts'
import { servingHours } from '../../rules/serving.ts'

/** The dishes that the branch offers at a time (epoch milliseconds). A dish in several categories is listed once. */
export function offeredDishes(store: Storefront, now: number, serving: DeliveryType): OfferedProduct<PublicProduct>[] {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const all = menuGroups(store, at, { hours: servingHours(store.branch, serving) }).flatMap((group) => group.products)
  return [...new Map(all.map((one) => [one.product.id, one])).values()]
}
