/** Seconds until the next attempt, after so many failed ones. */
const pauses = [10, 60, 300, 1_800] as const
const hour = 3_600

/** After this many seconds a delivery is given up. */
const daySeconds = 24 * hour

/** A receiver that fails for this long is switched off. */
export const mostFailingDays = 5

/** Seconds until the next attempt: 10 s, 1 min, 5 min, 30 min, then hourly. `attempts`: those that failed, at least 1. */
export const pauseAfter = (attempts: number): number => pauses[attempts - 1] ?? hour

/** What becomes of a delivery after a failed attempt. `ageSeconds`: since the event, or since it was sent again by hand. */
export function afterFailure(
  attempts: number,
  ageSeconds: number,
): { state: 'waiting'; inSeconds: number } | { state: 'dead' } {
  const inSeconds = pauseAfter(attempts)
  return ageSeconds + inSeconds > daySeconds ? { state: 'dead' } : { state: 'waiting', inSeconds }
}
