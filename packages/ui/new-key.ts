import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'

/**
 * A UUID that is created in the browser, for example for an order or a line of a cart. crypto.randomUUID is not used, because it needs https, and
 * `npm start` is also used over plain http.
 */
export const newKey = (): string =>
  randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count))).uuid()
