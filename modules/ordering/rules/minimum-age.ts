import type { OrderItem } from '../contract.ts'

/** From which age a guest may have all of an order, in years; undefined: anybody may (docs/rules/orders.md, Alcohol). */
export function minimumAgeOf(order: { readonly items: readonly Pick<OrderItem, 'minimumAge'>[] }): number | undefined {
  const ages = order.items.flatMap(({ minimumAge }) => minimumAge ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}
