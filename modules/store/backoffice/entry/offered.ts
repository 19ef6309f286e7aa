import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import type { Storefront } from '../../contract.ts'
import { menuGroups, type OfferedProduct } from '../../rules/menu.ts'
import { servingHours } from '../../rules/serving.ts'

/**
 * The dishes that the branch offers at the chosen time `appointment` (ISO), or at `now` (epoch milliseconds) if no time is chosen
 * (undefined or empty). The website has the same rules. A dish in several categories is listed once.
 */
export function offeredDishes(
  store: Storefront,
  now: number,
  serving: DeliveryType,
  appointment?: string,
): OfferedProduct<PublicProduct>[] {
  const present = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const at = appointment ? Temporal.Instant.from(appointment) : present
  const all = menuGroups(store, at, { now: present, hours: servingHours(store.branch, serving) }).flatMap(
    (group) => group.products,
  )
  return [...new Map(all.map((one) => [one.product.id, one])).values()]
}
