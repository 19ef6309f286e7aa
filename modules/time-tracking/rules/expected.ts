/** Less says nothing about the work of an order. */
const LEAST_ORDERS = 20
const LEAST_MINUTES = 600

/** Minutes of work for each order, with one decimal, from what was worked and ordered in the same days; null: too little is known. */
export const minutesPerOrder = (minutes: number, orders: number): number | null =>
  minutes < LEAST_MINUTES || orders < LEAST_ORDERS ? null : Math.round((minutes / orders) * 10) / 10

/** Whole minutes that the expected orders need, rounded up to a quarter of an hour. */
export const neededMinutes = (orders: number, perOrder: number | null): number | null =>
  perOrder === null ? null : Math.ceil((orders * perOrder) / 15) * 15
