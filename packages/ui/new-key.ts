import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'

/**
 * A UUID made in the browser, for a line of a cart or for an order that is sent. crypto.randomUUID needs https, and `npm start` is also
 * opened over plain http.
 */
export const newKey = (): string =>
  randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count))).uuid()
