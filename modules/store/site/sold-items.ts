import { toDecimal } from '#kernel/money.ts'
import type { VisitItem } from '#ui/site/visit-events.ts'
import { type FoodItem, isPriceable, itemUnitPrice } from '../rules/food-price.ts'

/**
 * At most this many items are sent with one event. The statistics log on the server discards events that are too long
 * (docs/rules/statistics.md, The log).
 */
const MOST = 20

/**
 * Converts the first items of a cart to the format of the statistics, each with the price of one piece including its options. A hidden
 * price is left out.
 */
export const soldItems = (lines: readonly FoodItem[]): VisitItem[] =>
  lines.slice(0, MOST).map((line) => {
    const found = isPriceable(line) ? itemUnitPrice(line) : undefined
    const price = found && !found.isHidden ? toDecimal(found.price) : undefined
    return { id: line.product.id, quantity: line.amount, ...(price === undefined ? {} : { price }) }
  })
