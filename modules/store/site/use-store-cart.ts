import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { decrease, increase, initialQuantity } from '#modules/catalogue/rules/quantities.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { newKey } from '#ui/new-key.ts'
import type { Storefront } from '../contract.ts'
import { orderedBounds } from '../rules/food-price.ts'
import { servingTypes } from '../rules/serving.ts'
import { type Cart, type CartLine, servingOf } from './cart.ts'
import { type ChangedLine, changedLines, checkedCart } from './cart-changes.ts'

/** The cart, compared with the current products of the branch. */
export interface StoreCart {
  readonly serving: DeliveryType
  /** The items of the cart. An item whose product has not changed contains the current product. */
  readonly items: readonly CartLine[]
  /** The items whose products have changed. The guest must accept the change or remove the item before ordering. */
  readonly changed: readonly ChangedLine[]
  readonly appointment: Temporal.Instant | null
}

export function useStoreCart(
  cart: Cart,
  store: Storefront,
  { defaultServing, locale }: { defaultServing: DeliveryType; locale: Locale },
): StoreCart {
  const { items, appointment: chosen } = cart
  const { branch, currency, products } = store
  const checked = useMemo(() => checkedCart(items, products), [items, products])
  const appointment = useMemo(() => (chosen ? Temporal.Instant.from(chosen) : null), [chosen])
  return {
    serving: servingOf(cart, servingTypes(branch), defaultServing),
    items: checked.items,
    changed: changedLines(items, checked.changes, { currency, locale }),
    appointment,
  }
}

/**
 * Returns the cart item after a tap on the plus button of a product. It is a new item, or the existing item with a higher amount, up to the
 * maximum.
 */
export function lineWithOneMore(items: readonly CartLine[], product: PublicProduct): CartLine {
  const amount = initialQuantity(product)
  const known = items.find((item) => item.product.id === product.id && item.parts.length === 0)
  if (!known) return { key: newKey(), product, amount, unit: product.unit, parts: [] }
  const more = known.amount + amount
  const { maximum } = orderedBounds({ product, unit: known.unit, parts: known.parts })
  return maximum && more > maximum ? known : { ...known, product, amount: more }
}

/** Returns the item with its amount changed by one step, within the limits of its unit. */
export function lineWithStep(line: CartLine, direction: 'less' | 'more'): CartLine {
  const bounds = orderedBounds(line)
  return { ...line, amount: (direction === 'more' ? increase : decrease)(line.amount, bounds) }
}
