import type { OrderItem } from '../contract.ts'

/**
 * The age in years that the guest must have for all items of the order: the highest minimum age. Undefined if no item has one
 * (docs/rules/orders.md, Alcohol).
 */
export function minimumAgeOf(order: { readonly items: readonly Pick<OrderItem, 'minimumAge'>[] }): number | undefined {
  const ages = order.items.flatMap(({ minimumAge }) => minimumAge ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}
