import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'

/** What was entered for one step of a product's configuration. */
export interface CartPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly CartUpload[] | undefined
}

/** A file as the upload call answered; version, extension and name are only used to show it. */
export interface CartUpload {
  readonly id: string
  readonly publicHash: string
  readonly version?: number
  readonly extension?: string
  readonly filename?: string
  readonly bytes?: number
}

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
  /** Undefined while none is chosen: see `servingOf`. */
  readonly deliveryType: DeliveryType | null
  /** Name of one of the branch's areas. */
  readonly deliveryArea: string
  /** Identifier of a table, chosen in the checkout or scanned. */
  readonly table: string
  /** Instant with offset; null = as soon as possible. */
  readonly appointment: string | null
  readonly comment: string
  readonly origin: CartOrigin
}
export type CartOrigin = (typeof origins)[number]

export const emptyCart: Cart = {
  items: [],
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
export const serialiseCart = (cart: Cart): string => JSON.stringify({ version: VERSION, cart })

/**
 * Reads a stored cart. The visitor, or an older version of this page, may have written anything: what does not have the current shape is
 * left out. Never throws.
 */
export function parseCart(stored: string | null): Cart {
  const read = fields(json(stored))
  if (read['version'] !== VERSION) return emptyCart
  const cart = fields(read['cart'])
  return {
    items: Array.isArray(cart['items']) ? cart['items'].filter(isLine) : [],
    deliveryType: deliveryTypeNames.find((one) => one === cart['deliveryType']) ?? null,
    deliveryArea: text(cart['deliveryArea'], 120),
    table: text(cart['table'], 60),
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
