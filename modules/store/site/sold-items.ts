import { toDecimal } from '#kernel/money.ts'
import type { VisitItem } from '#ui/site/visit-events.ts'
import { type FoodItem, isPriceable, itemUnitPrice } from '../rules/food-price.ts'

/** The log keeps no more items of one event, and drops an event that is too long (docs/rules/statistics.md, The log). */
const MOST = 20

/** The first lines of the cart for the statistics, each with the price of one with its options. A hidden price stays out. */
export const soldItems = (lines: readonly FoodItem[]): VisitItem[] =>
  lines.slice(0, MOST).map((line) => {
    const found = isPriceable(line) ? itemUnitPrice(line) : undefined
    const price = found && !found.isHidden ? toDecimal(found.price) : undefined
    return { id: line.product.id, quantity: line.amount, ...(price === undefined ? {} : { price }) }
  })
