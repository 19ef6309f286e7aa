import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderSummary } from '../../../contract.ts'

/** Is `a` older than `b`? Looking at an order changes it without a new version. */
const isOlder = (a: OrderSummary, b: OrderSummary): boolean =>
  a.version === b.version ? a.seenAt === null && b.seenAt !== null && a.updatedAt <= b.updatedAt : a.version < b.version

/** Newer versions replace older ones. An answer that arrives late never restores an older version. */
export function merge(orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  return isOlder(order, known) ? orders : orders.map((one) => (one.id === order.id ? order : one))
}

/** The same for a list that takes in no further order, such as a page of the history. */
export const mergeKnown = (orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] =>
  orders.some(({ id }) => id === order.id) ? merge(orders, order) : orders

/**
 * The same orders as `after`, with the objects of `before` wherever nothing changed, whatever place they have in the list. Answers bring new
 * objects, and a card renders again for a new object.
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
  /** Called when a load of the list begins. Returns what makes the list of its answer. */
  begin(): (answer: readonly OrderSummary[], before: readonly OrderSummary[]) => readonly OrderSummary[]
  /** An order that came by the stream. */
  came(id: string): void
}

/**
 * Orders that came by the stream while the list was on its way: the answer may be older than they are. The newer version of each order
 * stays, and an order that the answer does not know yet is not lost.
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
