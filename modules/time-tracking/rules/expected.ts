/** The work per order is computed only if there are at least this many orders and minutes. */
const LEAST_ORDERS = 20
const LEAST_MINUTES = 600

/** Minutes of work per order, with one decimal, from the work and the orders of the same days. Null: too little data. */
export const minutesPerOrder = (minutes: number, orders: number): number | null =>
  minutes < LEAST_MINUTES || orders < LEAST_ORDERS ? null : Math.round((minutes / orders) * 10) / 10

/** The whole minutes that the expected orders need, rounded up to a quarter of an hour. */
export const neededMinutes = (orders: number, perOrder: number | null): number | null =>
  perOrder === null ? null : Math.ceil((orders * perOrder) / 15) * 15
