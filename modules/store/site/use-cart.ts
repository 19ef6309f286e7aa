import { useTabStore } from '#ui/site/tab-store.ts'
import { type Cart, emptyCart } from './cart.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The visitor's cart at a branch. */
export function useCart(branchId: string): { cart: Cart; store: CartStore } {
  const { store, value } = useTabStore(() => createCartStore(branchId), emptyCart)
  return { cart: value, store }
}
