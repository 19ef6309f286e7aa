import type { OrderSummary } from '#modules/ordering/contract.ts'
import { isStoppedTicket } from '#modules/ordering/rules/kitchen-sees.ts'
import { staffNameOf } from '#modules/ordering/rules/staff-words.ts'

/** How much of one dish the kitchen must still cook for all orders together. */
export interface DishSum {
  name: string
  amount: number
  unit: string
}

/**
 * Adds up, for each dish, the amounts that are not marked as finished ('7 Schweinsbraten'). Cancelled orders do not count. The largest
 * amount comes first.
 */
export function sumsOf(orders: readonly OrderSummary[]): DishSum[] {
  const sums = new Map<string, DishSum>()
  for (const order of orders) {
    if (isStoppedTicket(order)) continue
    for (const item of order.items) {
      if (order.kitchenItems.includes(item.id)) continue
      const name = staffNameOf(item)
      const { unit } = item
      // Amounts in different units (kilograms, pieces) cannot be added, so each unit of a dish has its own total.
      const key = `${unit} ${name}`
      sums.set(key, { name, unit, amount: (sums.get(key)?.amount ?? 0) + item.amount })
    }
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, amount: Math.round(sum.amount * 1000) / 1000 }))
    .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name))
}
