import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'

/** Key of a new line. randomUUID needs https, and `npm start` is also read over plain http on a phone. */
export const newLineKey = (): string =>
  randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count))).uuid()
