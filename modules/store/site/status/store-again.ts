import { VISIT_MS } from '../cart.ts'

/** Address of the storefront for another order. After an order at a table it contains the table, until the visit has ended. */
export function storeAgain(
  store: string,
  order: { readonly tableIdentifier: string | null; readonly createdAt: string },
  now: number,
): string {
  const isVisit = order.tableIdentifier !== null && now - Date.parse(order.createdAt) <= VISIT_MS
  return isVisit ? `${store}?table=${encodeURIComponent(order.tableIdentifier ?? '')}` : store
}
