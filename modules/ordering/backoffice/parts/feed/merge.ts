import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderSummary } from '../../../contract.ts'

/** Whether `a` is older than `b`. Versions alone are not enough: opening an order changes `seenAt` but not the version. */
const isOlder = (a: OrderSummary, b: OrderSummary): boolean =>
  a.version === b.version ? a.seenAt === null && b.seenAt !== null && a.updatedAt <= b.updatedAt : a.version < b.version

/** Newer versions replace older ones. A late response never restores an older version. */
export function merge(orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  return isOlder(order, known) ? orders : orders.map((one) => (one.id === order.id ? order : one))
}

/** Like `merge`, for a list that gets no additional orders, such as a page of the history. */
export const mergeKnown = (orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] =>
  orders.some(({ id }) => id === order.id) ? merge(orders, order) : orders

/**
 * The same orders as `after`, with the objects of `before` for orders that did not change, also if their position changed. Responses contain
 * new objects, and a card renders again for a new object.
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

interface Arrivals {
  /** Called when a load of the list begins. The returned function computes the new list from the response and the previous list. */
  begin(): (answer: readonly OrderSummary[], before: readonly OrderSummary[]) => readonly OrderSummary[]
  /** Called for an order that arrived by the stream. */
  came(id: string): void
}

/**
 * Remembers orders that arrive by the stream while the list is loading, because the response may be older than these orders. The newer
 * version of each order is used, and an order that is missing in the response is not lost.
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
