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

/** A product as it was when it was added to the cart. */
export interface CartProduct extends FoodProduct, CountedProduct {
  readonly name: string
  readonly description: string
  readonly isEnabled: boolean
  readonly isPublic: boolean
}

export type CartItem<P extends CartProduct = CartProduct> = FoodItem<P>

/** '3 Produkte im Warenkorb': goods by weight or length count as 1, all others by their amount (docs/rules/cart.md, Counting). */
export const cartCount = (items: readonly Pick<CartItem, 'amount' | 'unit'>[]): number =>
  items.reduce((count, { amount, unit }) => count + (isUnit(unit) && countsAsOne(unit) ? 1 : amount), 0)

/**
 * How an item of the cart changed. `gone`: the product is no longer offered. `unfit`: its amount, unit or configuration is no longer
 * possible. `price`: the unit price with options changed; undefined for a hidden price. `words`: the name or the description changed.
 */
export type CartChange =
  | { readonly key: string; readonly kind: 'gone' | 'unfit' }
  | { readonly key: string; readonly kind: 'price'; readonly old: Money | undefined; readonly new: Money | undefined }
  | { readonly key: string; readonly kind: 'words'; readonly oldName: string; readonly newName: string }

/**
 * The cart after the catalogue changed. Items are compared by id, name, description and price (specification §4), but nothing is dropped
 * silently (docs/rules/cart.md, A changed menu). An item that the customer must accept or remove is returned unchanged, and `changes`
 * describes how it changed. An item without a change is returned with the current product.
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

/** The customer accepts the current product: new price, new texts. An item that is `gone` or `unfit` stays unchanged. */
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

/** The key of a line of an order, which is its position. Browser and server use it to identify the same line. */
export const orderLineKey = (index: number): string => `item:${index}`

/** The items of a cart in the format of the order draft. */
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

/** The prices that the customer saw, for `expectedLines` of the draft (docs/rules/money.md, Agreement). */
export const expectedLines = ({
  lines,
  delivery,
}: Pick<CartPrice, 'lines' | 'delivery'>): { key: string; gross: number }[] => [
  ...lines.map(({ gross }, index) => ({ key: orderLineKey(index), gross: toDecimal(gross) })),
  ...(delivery ? [{ key: DELIVERY_KEY, gross: toDecimal(delivery.gross) }] : []),
]
