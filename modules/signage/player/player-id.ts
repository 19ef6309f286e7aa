import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'

const ids = randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count)))

/** Makes the id (UUIDv7) of a play or a log entry on the device. */
export const playerId = (): string => ids.uuid()
