import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderSummary } from '../../../contract.ts'
import { isStoppedTicket } from '../../../rules/kitchen-sees.ts'

/**
 * Whether `a` is older than `b`. Comparing the versions is not enough. When an order is opened, `seenAt` is set but the version stays the same.
 * Some news about its payment, such as a partial refund, keep the version, too, and only set `updatedAt`.
 */
function isOlder(a: OrderSummary, b: OrderSummary): boolean {
  if (a.version !== b.version) return a.version < b.version
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt
  return a.seenAt === null && b.seenAt !== null
}

/**
 * Puts an order into the list, in place of an older version of the same order. If the list has a newer version, the list does not change:
 * responses can arrive late.
 */
export function merge(orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  return isOlder(order, known) ? orders : orders.map((one) => (one.id === order.id ? order : one))
}

/** Works like `merge`, but never adds an order. For lists that show only some orders, such as a page of the history. */
export const mergeKnown = (orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] =>
  orders.some(({ id }) => id === order.id) ? merge(orders, order) : orders

/**
 * Returns the orders of `after`, but uses the old object from `before` for each order that did not change. With new objects, every card
 * would render again after every response.
 */
export function keepUnchanged(
  before: readonly OrderSummary[],
  after: readonly OrderSummary[],
): readonly OrderSummary[] {
  const known = new Map(before.map((order) => [order.id, order]))
  const kept = after.map((order) => replaceEqualDeep(known.get(order.id), order))
  const isSame = kept.length === before.length && kept.every((order, index) => order === before[index])
  return isSame ? before : kept
}

export interface FeedOrders {
  /** Open orders of all branches that the user may see; empty before the first load. */
  orders: readonly OrderSummary[]
  /**
   * Orders that were cancelled or rejected while the kitchen showed them. They are in this list until the kitchen has marked the
   * cancellation or rejection as read. Only the kitchen shows them.
   */
  stopped: readonly OrderSummary[]
}

export const withoutStopped = (all: readonly OrderSummary[]): FeedOrders => ({
  orders: all.filter((order) => !isStoppedTicket(order)),
  stopped: all.filter(isStoppedTicket),
})

interface Arrivals {
  /**
   * Must be called when a load of the list begins. The returned function combines the response with `before`, the list that is shown when
   * the response arrives.
   */
  begin(): (answer: readonly OrderSummary[], before: readonly OrderSummary[]) => readonly OrderSummary[]
  /** Must be called for each order that the stream delivers. */
  came(id: string): void
}

/**
 * Combines a load of the list with orders that the stream delivers while the load is running. The response may be older than these orders.
 * Therefore a newer version in the list is kept. An order that the stream has added stays, even if the response does not contain it.
 */
export function arrivals(): Arrivals {
  const latest = new Map<string, number>()
  let count = 0
  return {
    came: (id) => void latest.set(id, (count += 1)),
    begin() {
      const began = count
      return (answer, before) => {
        const known = new Set(answer.map(({ id }) => id))
        const late = before.filter(({ id }) => !known.has(id) && (latest.get(id) ?? 0) > began)
        for (const [id, at] of latest) if (at <= began) latest.delete(id)
        return [
          ...answer.map((order) => before.find((one) => one.id === order.id && isOlder(order, one)) ?? order),
          ...late,
        ]
      }
    },
  }
}
