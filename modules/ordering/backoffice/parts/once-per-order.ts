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

/** The same for a result that also depends on the time: the result of the last asked time is kept. `now`: milliseconds since 1970. */
export function oncePerOrderAndTime<T extends object>(
  compute: (order: OrderSummary, now: number) => T,
): (order: OrderSummary, now: number) => T {
  const known = new WeakMap<OrderSummary, { now: number; result: T }>()
  return (order, now) => {
    const last = known.get(order)
    if (last?.now === now) return last.result
    const result = compute(order, now)
    known.set(order, { now, result })
    return result
  }
}
