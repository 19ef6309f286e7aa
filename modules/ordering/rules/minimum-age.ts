import type { OrderItem } from '../contract.ts'

/** The minimum age for all items of an order, in years; undefined: none (docs/rules/orders.md, Alcohol). */
export function minimumAgeOf(order: { readonly items: readonly Pick<OrderItem, 'minimumAge'>[] }): number | undefined {
  const ages = order.items.flatMap(({ minimumAge }) => minimumAge ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}
