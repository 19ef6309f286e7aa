import type { OrderSummary } from '#modules/ordering/contract.ts'
import { isStoppedTicket } from '#modules/ordering/rules/kitchen-sees.ts'
import { staffNameOf } from '#modules/ordering/rules/staff-words.ts'

/** How much of one dish the kitchen must still cook for all orders together. */
export interface DishSum {
  name: string
  /** The amount in accepted orders; 0 if the dish is only in orders that nobody has accepted yet. */
  amount: number
  /** The amount in orders that nobody has accepted yet. */
  waiting: number
  unit: string
}

/**
 * Adds up, for each dish, the amounts that are not marked as finished ('7 Schweinsbraten'). Orders that nobody has accepted yet are added up
 * separately, because the kitchen does not cook them yet. Cancelled orders do not count. The largest accepted amount comes first. Dishes
 * that are only in unaccepted orders come last.
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
      const sum = sums.get(key) ?? { name, unit, amount: 0, waiting: 0 }
      sum[order.state === 'waiting' ? 'waiting' : 'amount'] += item.amount
      sums.set(key, sum)
    }
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, amount: rounded(sum.amount), waiting: rounded(sum.waiting) }))
    .toSorted((a, b) => b.amount - a.amount || b.waiting - a.waiting || a.name.localeCompare(b.name))
}

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000
