import type { Country } from '#modules/branches/rules/countries.ts'
import { type AgedProduct, minimumAge } from '#modules/catalogue/rules/minimum-age.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'

/**
 * Whether the guest must confirm their age. `age`: the minimum age for the order. For an order at a table no confirmation is needed,
 * because staff see the guest (docs/rules/orders.md, Alcohol).
 */
export const isAgeAsked = (age: number | undefined, serving: DeliveryType): age is number =>
  age !== undefined && serving !== 'dineIn'

type CartProduct = AgedProduct & { readonly id: string }

/**
 * The minimum age in years for a cart. Undefined: no product has a minimum age. The age is read from the products as they are offered now
 * (`offered`), because the copies in the cart may be outdated.
 */
export function cartAge(
  items: readonly { readonly product: CartProduct }[],
  offered: readonly CartProduct[],
  country: Country,
): number | undefined {
  const find = (id: string) => offered.find((product) => product.id === id)
  const products = items.map(({ product }) => find(product.id) ?? product)
  return minimumAge(products, find, country)
}
