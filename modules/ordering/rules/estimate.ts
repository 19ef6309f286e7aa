/** What a branch says about its kitchen. */
interface Kitchen {
  /** 0: it says nothing. */
  readonly preparationMinutes: number
  readonly minutesPerOrder: number
}

/** Minutes until an order that comes now is ready, rounded up to 5; null: the branch says nothing (docs/rules/orders.md, Estimated time). */
export const estimatedMinutes = ({ minutesPerOrder, preparationMinutes }: Kitchen, ahead: number): number | null =>
  preparationMinutes === 0 ? null : Math.ceil((preparationMinutes + ahead * minutesPerOrder) / 5) * 5
