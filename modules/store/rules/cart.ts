import { compare, type Money, toDecimal } from '#kernel/money.ts'
import { countsAsOne, isUnit } from '#kernel/units.ts'
import { compactParts, configurationProblems } from '#modules/catalogue/rules/configuration.ts'
import { type CountedProduct, isAmountSold, isSoldIn } from '#modules/catalogue/rules/quantities.ts'
import {
  type CartPrice,
  DELIVERY_KEY,
  type FoodItem,
  type FoodProduct,
  isPriceable,
  itemUnitPrice,
} from './food-price.ts'

/** A copy of a product as it was when the guest added it to the cart. */
export interface CartProduct extends FoodProduct, CountedProduct {
  readonly name: string
  readonly description: string
  readonly isEnabled: boolean
  readonly isPublic: boolean
}

export type CartItem<P extends CartProduct = CartProduct> = FoodItem<P>

/**
 * The number in the text '3 Produkte im Warenkorb'. Goods that are measured, for example by weight or length, count as 1. All other goods
 * count by their amount (docs/rules/cart.md, Counting).
 */
export const cartCount = (items: readonly Pick<CartItem, 'amount' | 'unit'>[]): number =>
  items.reduce((count, { amount, unit }) => count + (isUnit(unit) && countsAsOne(unit) ? 1 : amount), 0)

/**
 * How a product has changed since the guest added it to the cart. `gone`: it is no longer offered. `unfit`: it cannot be ordered any more
 * in this amount, unit or configuration. `price`: the price of one unit with its options has changed; undefined if the price is hidden.
 * `words`: its name or description has changed.
 */
export type CartChange =
  | { readonly key: string; readonly kind: 'gone' | 'unfit' }
  | { readonly key: string; readonly kind: 'price'; readonly old: Money | undefined; readonly new: Money | undefined }
  | { readonly key: string; readonly kind: 'words'; readonly oldName: string; readonly newName: string }

/**
 * Compares a cart with the current products by id, name, description and price (specification §4). No item is dropped (docs/rules/cart.md,
 * A changed menu): a changed item is returned unchanged together with its changes, so that the guest can accept or remove it. An unchanged
 * item gets the current product.
 */
export function migrateCart<P extends CartProduct>(
  items: readonly CartItem<P>[],
  products: readonly P[],
): { items: CartItem<P>[]; changes: CartChange[] } {
  const today = new Map(products.map((product) => [product.id, product]))
  const changes: CartChange[] = []
  const migrated = items.map((item) => {
    const current = today.get(item.product.id)
    const found = changesOf(item, current)
    changes.push(...found)
    return current && found.length === 0 ? { ...item, product: current } : item
  })
  return { items: migrated, changes }
}

/**
 * Replaces the product of one item by the current product, because the guest has accepted the new price or the new texts. If the current
 * product cannot be ordered with the item's amount, unit and choices, the item stays unchanged.
 */
export const acceptChange = <P extends CartProduct>(
  items: readonly CartItem<P>[],
  products: readonly P[],
  key: string,
): CartItem<P>[] =>
  items.map((item) => {
    const current = item.key === key ? products.find(({ id }) => id === item.product.id) : undefined
    return current && fits(item, current) ? { ...item, product: current } : item
  })

function changesOf(item: CartItem, current: CartProduct | undefined): CartChange[] {
  const { key, product } = item
  if (!current || !current.isEnabled || !current.isPublic) return [{ key, kind: 'gone' }]
  if (!fits(item, current)) return [{ key, kind: 'unfit' }]
  const [old, now] = [priceSeen(item), priceSeen({ ...item, product: current })]
  const isPriceSame = old === now || (old !== undefined && now !== undefined && compare(old, now) === 0)
  const areWordsSame = product.name === current.name && product.description === current.description
  return [
    ...(areWordsSame ? [] : [{ key, kind: 'words' as const, oldName: product.name, newName: current.name }]),
    ...(isPriceSame ? [] : [{ key, kind: 'price' as const, old, new: now }]),
  ]
}

const priceSeen = (item: CartItem): Money | undefined => {
  if (!isPriceable({ ...item, amount: 1 })) return undefined
  const { price, isHidden } = itemUnitPrice(item)
  return isHidden ? undefined : price
}

/** Whether the product can be ordered in this amount, unit and configuration (specification §5: Item valid). */
function fits({ amount, unit, parts }: Pick<CartItem, 'amount' | 'unit' | 'parts'>, product: CartProduct): boolean {
  return (
    isSoldIn(product, unit) &&
    isAmountSold(product, amount, unit) &&
    isPriceable({ product, amount, unit, parts }) &&
    configurationProblems(product, parts).length === 0
  )
}

/** The key of a line of an order; it contains the position of the line. Browser and server compute the same key for the same line. */
export const orderLineKey = (index: number): string => `item:${index}`

/** Converts the items of a cart to the format of the order draft, which is sent to the server. */
export const draftItems = (
  items: readonly CartItem[],
): { product: string; amount: number; unit: string; parts: DraftPart[] }[] =>
  items.map(({ product, amount, unit, parts }) => ({
    product: product.id,
    amount,
    unit,
    parts: compactParts(parts).map(({ id, options, text, uploads }) => ({
      id,
      ...(options ? { options: options.map((option) => ({ ...option })) } : {}),
      ...(uploads ? { uploads: uploads.map((upload) => ({ ...upload })) } : {}),
      ...(text === undefined ? {} : { text }),
    })),
  }))

interface DraftPart {
  id: string
  options?: { id: string; amount: number }[]
  text?: string
  uploads?: { id: string; publicHash: string }[]
}

/**
 * The prices that the guest saw, in the format of `expectedLines` in the order draft. The server compares them with its own prices
 * (docs/rules/money.md, Agreement).
 */
export const expectedLines = ({
  lines,
  delivery,
}: Pick<CartPrice, 'lines' | 'delivery'>): { key: string; gross: number }[] => [
  ...lines.map(({ gross }, index) => ({ key: orderLineKey(index), gross: toDecimal(gross) })),
  ...(delivery ? [{ key: DELIVERY_KEY, gross: toDecimal(delivery.gross) }] : []),
]
