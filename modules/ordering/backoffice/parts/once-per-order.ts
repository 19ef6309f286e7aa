import type { OrderSummary } from '../../contract.ts'

/**
 * Returns a function that calls `compute` only once for each order, even if many components need the result. An object of an order never
 * changes: a changed order is a new object.
 */
export function oncePerOrder<T extends object>(compute: (order: OrderSummary) => T): (order: OrderSummary) => T {
  const known = new WeakMap<OrderSummary, T>()
  return (order) => {
    const result = known.get(order) ?? compute(order)
    known.set(order, result)
    return result
  }
}
