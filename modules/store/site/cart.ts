import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { CartPart, CartUpload } from './cart-part.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'

export type { CartPart, CartUpload }

/** One line of the cart. The product is kept as it was seen, so that changes of the catalogue can be shown (docs/rules/cart.md, A changed menu). */
export interface CartLine {
  /** Made by the browser; the price rules name the line by it. */
  readonly key: string
  readonly product: PublicProduct
  readonly amount: number
  readonly unit: PublicProduct['unit']
  readonly parts: readonly CartPart[]
}

/** Everything chosen in the store of one branch (specification §3, Cart item; §4, Cart). Nothing in it sets a price: the server computes its own. */
export interface Cart {
  readonly items: readonly CartLine[]
  /** Set aside for an order of its own, because it takes longer. It comes back into the cart when the rest is ordered. */
  readonly later: readonly CartLine[]
  /** Undefined while none is chosen: see `servingOf`. */
  readonly deliveryType: DeliveryType | null
  /** Name of one of the branch's delivery areas. */
  readonly deliveryArea: string
  /** Identifier of a table, chosen in the checkout or scanned. */
  readonly table: string
  /** Instant with offset; null = as soon as possible. */
  readonly appointment: string | null
  readonly comment: string
  readonly origin: CartOrigin
}
type CartOrigin = (typeof origins)[number]

export const emptyCart: Cart = {
  items: [],
  later: [],
  deliveryType: null,
  deliveryArea: '',
  table: '',
  appointment: null,
  comment: '',
  origin: 'web',
}

/** The chosen delivery type, if the branch still offers it; else the brand's default, else the first there is. */
export function servingOf(
  { deliveryType }: Pick<Cart, 'deliveryType'>,
  offered: readonly DeliveryType[],
  preferred: DeliveryType,
): DeliveryType {
  const wanted = [deliveryType, preferred].find((one) => one !== null && offered.includes(one))
  return wanted ?? offered[0] ?? preferred
}

const VERSION = 1
/** `at`: now, in epoch milliseconds. */
export const serialiseCart = (cart: Cart, at: number): string => JSON.stringify({ version: VERSION, at, cart })

/** Lines of an order that was placed, to order them again. */
export const serialiseLines = (items: readonly CartLine[]): string => JSON.stringify(items)
export function parseLines(stored: string): CartLine[] {
  const read = json(stored)
  return Array.isArray(read) ? read.filter(isLine) : []
}

const HOUR_MS = 60 * 60_000
/** After this time a visit has ended: whoever opens the store again sits at no table, and wants another time. */
const VISIT_MS = 3 * HOUR_MS
const KEPT_MS = 30 * 24 * HOUR_MS

/** What is left when an order is placed: what was set aside for the next one. */
export const afterOrder = (cart: Cart): Cart | undefined =>
  cart.later.length > 0
    ? { ...emptyCart, items: cart.later, deliveryType: cart.deliveryType, deliveryArea: cart.deliveryArea }
    : undefined

/**
 * Reads a stored cart. The visitor, or an older version of this page, may have written anything: what does not have the current shape is
 * left out. Never throws. After 3 hours items, delivery and area stay, and after 30 days nothing (docs/rules/cart.md, Where it is kept). `now`: epoch
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
