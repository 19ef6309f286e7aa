/** If there are fewer orders or fewer minutes of work than this, the minutes per order are not computed. */
const LEAST_ORDERS = 20
const LEAST_MINUTES = 600

/** How many minutes of work an order needs, with one decimal. `minutes` and `orders` are sums over the same days. Null: there is too little data. */
export const minutesPerOrder = (minutes: number, orders: number): number | null =>
  minutes < LEAST_MINUTES || orders < LEAST_ORDERS ? null : Math.round((minutes / orders) * 10) / 10

/** How many minutes of work the expected orders need, rounded up to quarter hours. Null if `perOrder` is not known. */
export const neededMinutes = (orders: number, perOrder: number | null): number | null =>
  perOrder === null ? null : Math.ceil((orders * perOrder) / 15) * 15
