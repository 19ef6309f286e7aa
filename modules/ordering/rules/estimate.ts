/** A branch's settings for the preparation time of its kitchen. */
interface Kitchen {
  /** Minutes to prepare one order when no other order waits; 0: the branch publishes no estimate. */
  readonly preparationMinutes: number
  readonly minutesPerOrder: number
}

/**
 * Minutes until an order that is placed now is ready, rounded up to a multiple of 5; null if the branch publishes no estimate
 * (docs/rules/orders.md, Estimated time).
 */
export const estimatedMinutes = ({ minutesPerOrder, preparationMinutes }: Kitchen, ahead: number): number | null =>
  preparationMinutes === 0 ? null : Math.ceil((preparationMinutes + ahead * minutesPerOrder) / 5) * 5
