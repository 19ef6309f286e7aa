import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderSummary } from '../../../contract.ts'

/** Is `a` older than `b`? Looking at an order changes it without a new version. */
export const isOlder = (a: OrderSummary, b: OrderSummary): boolean =>
  a.version === b.version ? a.seenAt === null && b.seenAt !== null && a.updatedAt <= b.updatedAt : a.version < b.version

/** Newer versions replace older ones. An answer that arrives late never restores an older version. */
export function merge(orders: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  return isOlder(order, known) ? orders : orders.map((one) => (one.id === order.id ? order : one))
}

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
