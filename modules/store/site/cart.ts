import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { CartPart, CartUpload } from './cart-part.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
export type { CartPart, CartUpload }

/**
 * One line of the cart. The product is stored as the customer saw it, so that changes of the catalogue can be shown
 * (docs/rules/cart.md, A changed menu).
 */
export interface CartLine {
  /** A random key that the browser creates. The price rules identify the line by it. */
  readonly key: string
  readonly product: PublicProduct
  readonly amount: number
  readonly unit: PublicProduct['unit']
  readonly parts: readonly CartPart[]
}

/**
 * Everything that a customer chose in the store of one branch (specification §3, Cart item; §4, Cart). The server computes its own prices
 * and does not use those in the cart.
 */
export interface Cart {
  readonly items: readonly CartLine[]
  /** Items that take longer and were set aside for a separate order. They return to the cart when the other items are ordered. */
  readonly later: readonly CartLine[]
  /** Null: none is chosen (see `servingOf`). */
  readonly deliveryType: DeliveryType | null
  /** Name of one of the branch's delivery areas. */
  readonly deliveryArea: string
  /** Identifier of a table, chosen in the checkout or scanned. */
  readonly table: string
  /** Instant with offset. Null: as soon as possible. */
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

/** The chosen delivery type if the branch still offers it, otherwise the brand's default, otherwise the first that the branch offers. */
export function servingOf(
  { deliveryType }: Pick<Cart, 'deliveryType'>,
  offered: readonly DeliveryType[],
  preferred: DeliveryType,
): DeliveryType {
  const wanted = [deliveryType, preferred].find((one) => one !== null && offered.includes(one))
  return wanted ?? offered[0] ?? preferred
}

const VERSION = 1
/** The cart as text for the storage. `at`: now, in epoch milliseconds. */
export const serialiseCart = (cart: Cart, at: number): string => JSON.stringify({ version: VERSION, at, cart })

/** The lines of a placed order as text, so that they can be ordered again. */
export const serialiseLines = (items: readonly CartLine[]): string => JSON.stringify(items)
export function parseLines(stored: string): CartLine[] {
  const read = json(stored)
  return Array.isArray(read) ? read.filter(isLine) : []
}

const HOUR_MS = 60 * 60_000
/** After this time, in milliseconds, a visit has ended: the table and the chosen time are removed from a stored cart. */
export const VISIT_MS = 3 * HOUR_MS
const KEPT_MS = 30 * 24 * HOUR_MS

/** The cart after an order: the items that were set aside, and the table unless it is a self-service screen. Undefined: neither exists. */
export function afterOrder({ deliveryArea, deliveryType, later, origin, table }: Cart): Cart | undefined {
  const isSeated = deliveryType === 'dineIn' && table !== '' && origin !== 'self-service'
  if (later.length === 0 && !isSeated) return undefined
  return { ...emptyCart, items: later, deliveryType, deliveryArea, ...(isSeated ? { table, origin } : {}) }
}

/**
 * Reads a stored cart. The visitor, or an older version of this page, may have written anything: values with another shape are left out,
 * and the function never throws. 3 hours after the last change only items, delivery type and area are read, and after 30 days nothing
 * (docs/rules/cart.md, Where it is kept). `now`: epoch milliseconds.
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
