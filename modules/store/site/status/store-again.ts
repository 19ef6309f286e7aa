import { VISIT_MS } from '../cart.ts'

/** The storefront for another order: at a table it names the table, until the visit has ended. */
export function storeAgain(
  store: string,
  order: { readonly tableIdentifier: string | null; readonly createdAt: string },
  now: number,
): string {
  const isVisit = order.tableIdentifier !== null && now - Date.parse(order.createdAt) <= VISIT_MS
  return isVisit ? `${store}?table=${encodeURIComponent(order.tableIdentifier ?? '')}` : store
}
