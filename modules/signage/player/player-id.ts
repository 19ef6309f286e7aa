import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'

const ids = randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count)))

/** UUIDv7 of a play or a log, made by the device. */
export const playerId = (): string => ids.uuid()
