import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { CartPart, CartUpload } from './cart-part.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
export type { CartPart, CartUpload }

/**
 * One item of the cart. It contains a copy of the product as the guest saw it, so that later changes of the product can be shown
 * (docs/rules/cart.md, A changed menu).
 */
export interface CartLine {
  /** A random text that identifies the item. */
  readonly key: string
  readonly product: PublicProduct
  readonly amount: number
  readonly unit: PublicProduct['unit']
  readonly parts: readonly CartPart[]
}

/**
 * Everything that a guest has chosen in the storefront of one branch (specification §3, Cart item; §4, Cart). The server calculates all
 * prices itself and does not use the prices in the cart.
 */
export interface Cart {
  readonly items: readonly CartLine[]
  /** Items with a long lead time that the guest orders separately. After the current order they are put into the cart. */
  readonly later: readonly CartLine[]
  /** Dishes that the guest has configured but not put into the cart, at most one per product. Their overlay opens with these choices. */
  readonly begun: readonly CartLine[]
  /** Null: the guest has not chosen a delivery type, so `servingOf` decides. */
  readonly deliveryType: DeliveryType | null
  /** Name of the chosen delivery area of the branch. Empty: none. */
  readonly deliveryArea: string
  /** Identifier of the table that the guest chose in the checkout, or whose code the guest scanned. Empty: none. */
  readonly table: string
  /** The chosen time, as an ISO instant. Null: as soon as possible. */
  readonly appointment: string | null
  readonly comment: string
  readonly origin: CartOrigin
}
type CartOrigin = (typeof origins)[number]

export const emptyCart: Cart = {
  items: [],
  later: [],
  begun: [],
  deliveryType: null,
  deliveryArea: '',
  table: '',
  appointment: null,
  comment: '',
  origin: 'web',
}

/**
 * The delivery type of the order. It is the first of these types that the branch offers (`offered`): the guest's choice, then the brand's
 * default type (`preferred`), then the first type in `offered`.
 */
export function servingOf(
  { deliveryType }: Pick<Cart, 'deliveryType'>,
  offered: readonly DeliveryType[],
  preferred: DeliveryType,
): DeliveryType {
  const wanted = [deliveryType, preferred].find((one) => one !== null && offered.includes(one))
  return wanted ?? offered[0] ?? preferred
}

const VERSION = 1
/** The cart as text for the storage of the browser. `at`: the time of storing, in epoch milliseconds. */
export const serialiseCart = (cart: Cart, at: number): string => JSON.stringify({ version: VERSION, at, cart })

const HOUR_MS = 60 * 60_000
/** The visit counts as ended this many milliseconds after the last change of the cart (`parseCart`). */
export const VISIT_MS = 3 * HOUR_MS
const KEPT_MS = 30 * 24 * HOUR_MS

/**
 * Reads a stored cart (docs/rules/cart.md, Where it is kept). Its content cannot be trusted: invalid values are left out, and the function
 * never throws. The visit ends 3 hours after the last change. Then only the items, the items for a separate order (`later`), the delivery
 * type and the area are read. The delivery type is left out if the guest was at a table. After 30 days the cart is empty. `now`: epoch
 * milliseconds.
 */
export function parseCart(stored: string | null, now: number): Cart {
  const read = fields(json(stored))
  if (read['version'] !== VERSION) return emptyCart
  const cart = fields(read['cart'])
  const age = now - (typeof read['at'] === 'number' ? read['at'] : 0)
  if (age > KEPT_MS) return emptyCart
  const lines = (name: string) => {
    const found = cart[name]
    return Array.isArray(found) ? found.filter(isLine) : []
  }
  const type = deliveryTypeNames.find((one) => one === cart['deliveryType']) ?? null
  const table = text(cart['table'], 60)
  const kept = { items: lines('items'), later: lines('later'), deliveryArea: text(cart['deliveryArea'], 120) }
  if (age > VISIT_MS) return { ...emptyCart, ...kept, deliveryType: type === 'dineIn' && table ? null : type }
  return {
    ...kept,
    begun: lines('begun'),
    deliveryType: type,
    table,
    appointment: instant(cart['appointment']),
    comment: text(cart['comment'], 2000),
    origin: origins.find((one) => one === cart['origin']) ?? 'web',
  }
}

const deliveryTypeNames = ['takeaway', 'delivery', 'dineIn'] as const satisfies readonly DeliveryType[]
const origins = ['web', 'pwa', 'self-service', 'table-qr'] as const

const isLine = (value: unknown): value is CartLine => {
  const { amount, key, parts, product, unit } = fields(value)
  const { alternativeUnits, bundle, id, name, parts: steps } = fields(product)
  return (
    typeof key === 'string' &&
    typeof amount === 'number' &&
    amount > 0 &&
    typeof unit === 'string' &&
    Array.isArray(parts) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    [alternativeUnits, bundle, steps].every(Array.isArray)
  )
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const text = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

function json(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

function instant(value: unknown): string | null {
  try {
    return typeof value === 'string' ? Temporal.Instant.from(value).toString() : null
  } catch {
    return null
  }
}
