import type { Country } from '#modules/branches/rules/countries.ts'
import { type AgedProduct, minimumAge } from '#modules/catalogue/rules/minimum-age.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'

/** Must the guest say how old they are? Not at a table: there staff see who drinks (docs/rules/orders.md, Alcohol). */
export const isAgeAsked = (age: number | undefined, serving: DeliveryType): age is number =>
  age !== undefined && serving !== 'dineIn'

type CartProduct = AgedProduct & { readonly id: string }

/**
 * The least age for what is in a cart, in years; undefined: anybody may have it. Products are taken as they are offered now, because a kept
 * cart may be older than what is known of them.
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
