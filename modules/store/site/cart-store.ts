import { createTabStore, deviceStorage, type TabStorage, type TabStore } from '#ui/site/tab-store.ts'
import { tellVisitEvent } from '#ui/site/visit-events.ts'
import { soldItems } from './sold-items.ts'
import { afterOrder, type Cart, type CartLine, emptyCart, parseCart, serialiseCart } from './cart.ts'

/** The key under which the browser stores the cart of a branch. */
export const cartKey = (branchId: string): string => `asp.cart.${branchId}`

export interface CartStore extends TabStore<Cart> {
  /** Adds an item to the cart. If the cart already has an item with this key, because the guest has edited it, that item is replaced. */
  put(line: CartLine, currency: string): void
  remove(key: string): void
  /** Removes items, appointment and comment (specification §4). Everything else stays, such as delivery type, area and table. */
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
      const { items } = store.read()
      const isKnown = items.some((one) => one.key === line.key)
      if (!isKnown) tellCart(line, currency)
      store.change({ items: isKnown ? items.map((one) => (one.key === line.key ? line : one)) : [...items, line] })
    },
    remove(gone) {
      store.change({ items: store.read().items.filter((one) => one.key !== gone) })
    },
    clear() {
      const { appointment, comment, items } = emptyCart
      store.change({ appointment, comment, items })
    },
  }
}

/**
 * Reports to the statistics that the guest has put a product into the cart. On the server this does nothing, because a visit (for the
 * statistics) exists only in the browser.
 */
function tellCart(line: CartLine, currency: string): void {
  if (typeof window === 'undefined') return
  tellVisitEvent({ action: 'addtocart', category: 'ecommerce', data: { items: soldItems([line]), currency } })
}
