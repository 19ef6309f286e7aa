import { type Cart, type CartLine, emptyCart, parseCart, serialiseCart } from './cart.ts'

/** The part of `Storage` that a cart needs; missing or full storage makes a cart that lives as long as the page. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Session-storage keys are prefixed asp (specification §9); one cart per branch. */
export const cartKey = (branchId: string): string => `asp.cart.${branchId}`

export interface CartStore {
  read(): Cart
  /** Merges the change and saves it for the branch (specification §4: saved per branch after each change). */
  change(part: Partial<Cart>): void
  /** Adds a line, or puts it in the place of the one with its key: a configuration that was edited. */
  put(line: CartLine): void
  remove(key: string): void
  /** Clearing empties items, appointment and comment (specification §4); how and where it is served stays. */
  clear(): void
  /** Empties the storage and leaves what is on the screen: the order is placed, the page is about to leave. */
  forget(): void
  subscribe(listener: () => void): () => void
}

/** A cart that outlives reload, back, and the way to the checkout. `storage` gives the browser's, or undefined where it is blocked. */
export function createCartStore(branchId: string, storage: () => CartStorage | undefined): CartStore {
  const key = cartKey(branchId)
  const listeners = new Set<() => void>()
  let cart: Cart | undefined

  const attempt = <T>(act: (storage: CartStorage) => T): T | undefined => {
    try {
      const opened = storage()
      return opened && act(opened)
    } catch {
      // blocked or full: the page goes on without
      return undefined
    }
  }
  const read = () => {
    cart ??= parseCart(attempt((opened) => opened.getItem(key)) ?? null)
    return cart
  }
  const change = (part: Partial<Cart>) => {
    const next = { ...read(), ...part }
    cart = next
    attempt((opened) => opened.setItem(key, serialiseCart(next)))
    for (const listener of listeners) listener()
  }

  return {
    read,
    change,
    put(line) {
      const { items } = read()
      const isKnown = items.some((one) => one.key === line.key)
      change({ items: isKnown ? items.map((one) => (one.key === line.key ? line : one)) : [...items, line] })
    },
    remove(gone) {
      change({ items: read().items.filter((one) => one.key !== gone) })
    },
    clear() {
      const { appointment, comment, items } = emptyCart
      change({ appointment, comment, items })
    },
    forget() {
      attempt((opened) => opened.removeItem(key))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The browser's session storage; undefined on the server. Reading the property itself can throw where cookies are blocked. */
export function sessionStorageOf(scope: typeof globalThis): CartStorage | undefined {
  try {
    return 'sessionStorage' in scope ? scope.sessionStorage : undefined
  } catch {
    return undefined
  }
}
