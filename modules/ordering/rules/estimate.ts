/** The settings of a branch from which the preparation time of its kitchen is estimated. */
interface Kitchen {
  /** Minutes that the kitchen needs for one order if no other order is waiting. 0: the branch shows no estimate. */
  readonly preparationMinutes: number
  readonly minutesPerOrder: number
}

/**
 * Estimates how many minutes pass until an order placed now is ready, rounded up to a multiple of 5. `ahead`: number of orders that are
 * prepared before it. Null if the branch shows no estimate (docs/rules/orders.md, Estimated time).
 */
export const estimatedMinutes = ({ minutesPerOrder, preparationMinutes }: Kitchen, ahead: number): number | null =>
  preparationMinutes === 0 ? null : Math.ceil((preparationMinutes + ahead * minutesPerOrder) / 5) * 5
