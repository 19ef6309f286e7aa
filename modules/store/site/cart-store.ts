import { initialQuantity } from '#modules/catalogue/rules/quantities.ts'
import { createTabStore, deviceStorage, type TabStorage, type TabStore } from '#ui/site/tab-store.ts'
import { tellVisitEvent } from '#ui/site/visit-events.ts'
import { soldItems } from './sold-items.ts'
import { type Cart, type CartLine, emptyCart, parseCart, serialiseCart } from './cart.ts'

/** The key under which the browser stores the cart of a branch. */
export const cartKey = (branchId: string): string => `asp.cart.${branchId}`

export interface CartStore extends TabStore<Cart> {
  /** Adds an item to the cart. If the cart already has an item with this key, because the guest has edited it, that item is replaced. */
  put(line: CartLine, currency: string): void
  /** Keeps the choices of a dish whose overlay was closed without putting it into the cart, until it is put there (`Cart.begun`). */
  begin(line: CartLine): void
  remove(key: string): void
  /** Removes items, kept choices, appointment and comment (specification §4). Everything else stays, such as delivery type, area and table. */
  clear(): void
}

/**
 * Creates the store of the cart for one branch. After each change the cart is saved on this device (specification §4; docs/rules/cart.md,
 * Where it is kept). Storefront and checkout use the same saved cart.
 */
export function createCartStore(
  branchId: string,
  storage: () => TabStorage | undefined = deviceStorage,
  now = Date.now,
): CartStore {
  const store = createTabStore(
    cartKey(branchId),
    {
      parse: (stored) => parseCart(stored, now()),
      serialise: (cart) => serialiseCart(cart, now()),
      left: afterOrder,
    },
    storage,
  )
  return {
    ...store,
    put(line, currency) {
      const { begun, items } = store.read()
      const isKnown = items.some((one) => one.key === line.key)
      if (!isKnown) tellCart(line, currency)
      store.change({
        items: isKnown ? items.map((one) => (one.key === line.key ? line : one)) : [...items, line],
        begun: without(begun, line),
      })
    },
    begin(line) {
      const others = without(store.read().begun, line)
      store.change({ begun: isUnchanged(line) ? others : [...others, line] })
    },
    remove(gone) {
      store.change({ items: store.read().items.filter((one) => one.key !== gone) })
    },
    clear() {
      const { appointment, begun, comment, items } = emptyCart
      store.change({ appointment, begun, comment, items })
    },
  }
}

/** Whether nothing was chosen: the item is as its overlay first shows it. */
const isUnchanged = ({ amount, parts, product, unit }: CartLine): boolean =>
  parts.length === 0 && unit === (product.defaultUnit ?? product.unit) && amount === initialQuantity(product, unit)

const without = (begun: readonly CartLine[], { product }: CartLine): readonly CartLine[] =>
  begun.filter((one) => one.product.id !== product.id)

/**
 * Reports to the statistics that the guest has put a product into the cart. On the server this does nothing, because a visit (for the
 * statistics) exists only in the browser.
 */
function tellCart(line: CartLine, currency: string): void {
  if (typeof window === 'undefined') return
  tellVisitEvent({ action: 'addtocart', category: 'ecommerce', data: { items: soldItems([line]), currency } })
}

/**
 * The part of the cart that stays after an order: the items that the guest has set aside for a separate order (`later`), and the table at
 * which the guest sits. On a self-service device the table does not stay. Undefined: nothing stays.
 */
function afterOrder({ deliveryArea, deliveryType, later, origin, table }: Cart): Cart | undefined {
  const isSeated = deliveryType === 'dineIn' && table !== '' && origin !== 'self-service'
  if (later.length === 0 && !isSeated) return undefined
  return { ...emptyCart, items: later, deliveryType, deliveryArea, ...(isSeated ? { table, origin } : {}) }
}
