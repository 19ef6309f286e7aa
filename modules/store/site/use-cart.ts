import { useTabStore } from '#ui/site/tab-store.ts'
import { type Cart, emptyCart } from './cart.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The guest's cart for a branch, and the store that changes it. The component is rendered again when the cart changes. */
export function useCart(branchId: string): { cart: Cart; store: CartStore } {
  const { store, value } = useTabStore(() => createCartStore(branchId), emptyCart)
  return { cart: value, store }
}
