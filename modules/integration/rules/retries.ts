/** Seconds to wait after the first, second, third and fourth failed attempt. */
const pauses = [10, 60, 300, 1_800] as const
const hour = 3_600

/** The age in seconds after which a delivery is not tried again. */
const daySeconds = 24 * hour

/** For how many days all deliveries to a receiver may fail before it is switched off. */
export const mostFailingDays = 5

/** Seconds until the next attempt: 10 s, 1 min, 5 min, 30 min, then hourly. `attempts`: the number of failed attempts, at least 1. */
export const pauseAfter = (attempts: number): number => pauses[attempts - 1] ?? hour

/** The next state of a delivery after a failed attempt. `ageSeconds`: time since the event, or since a person sent it again. */
export function afterFailure(
  attempts: number,
  ageSeconds: number,
): { state: 'waiting'; inSeconds: number } | { state: 'dead' } {
  const inSeconds = pauseAfter(attempts)
  return ageSeconds + inSeconds > daySeconds ? { state: 'dead' } : { state: 'waiting', inSeconds }
}
