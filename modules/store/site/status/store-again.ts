import { VISIT_MS } from '../cart.ts'

/**
 * Address of the storefront for a further order. If the guest has ordered at a table, the address contains the table for three hours, so
 * that the guest does not have to scan it again.
 */
export function storeAgain(
  store: string,
  order: { readonly tableIdentifier: string | null; readonly createdAt: string },
  now: number,
): string {
  const isVisit = order.tableIdentifier !== null && now - Date.parse(order.createdAt) <= VISIT_MS
  return isVisit ? `${store}?table=${encodeURIComponent(order.tableIdentifier ?? '')}` : store
}
