import { useState, useSyncExternalStore } from 'react'
import { type Cart, emptyCart } from './cart.ts'
import { type CartStore, createCartStore, sessionStorageOf } from './cart-store.ts'

const never = () => () => undefined

/** False on the server and for the page's first paint, so that both agree; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The visitor's cart at a branch. The first paint shows an empty one; what is stored comes right after it. */
export function useCart(branchId: string): { cart: Cart; store: CartStore } {
  const [store] = useState(() => createCartStore(branchId, () => sessionStorageOf(globalThis)))
  const cart = useSyncExternalStore(
    store.subscribe,
    () => store.read(),
    () => emptyCart,
  )
  return { cart, store }
}
