import type { OrderItem } from '../contract.ts'

/** The highest minimum age of all items of an order, in years; undefined if no item has one (docs/rules/orders.md, Alcohol). */
export function minimumAgeOf(order: { readonly items: readonly Pick<OrderItem, 'minimumAge'>[] }): number | undefined {
  const ages = order.items.flatMap(({ minimumAge }) => minimumAge ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}
