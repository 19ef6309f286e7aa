/** The seconds to wait after the first, second, third and fourth failed attempt of a delivery. */
const pauses = [10, 60, 300, 1_800] as const
const hour = 3_600

/** If a delivery still fails this many seconds after the event, it is given up. */
const daySeconds = 24 * hour

/** If all deliveries to a webhook fail for this number of days, the webhook is switched off. */
export const mostFailingDays = 5

/** The seconds until the next attempt: 10 s, 1 min, 5 min, 30 min, then one hour each time. `attempts`: the number of failed attempts, at least 1. */
export const pauseAfter = (attempts: number): number => pauses[attempts - 1] ?? hour

/**
 * What happens after a failed attempt: another attempt later, or the delivery is given up ('dead'). `ageSeconds`: the age of the delivery
 * in seconds, counted from the event, or from the moment when a person sent it again.
 */
export function afterFailure(
  attempts: number,
  ageSeconds: number,
): { state: 'waiting'; inSeconds: number } | { state: 'dead' } {
  const inSeconds = pauseAfter(attempts)
  return ageSeconds + inSeconds > daySeconds ? { state: 'dead' } : { state: 'waiting', inSeconds }
}
