import { roundUpToSlot } from '#modules/branches/rules/appointment-slots.ts'

/**
 * When the kitchen is likely to be ready with an order for the time `at`, if that is later than `at`. It is the next slot after the minutes
 * that the kitchen needs from `now` on. Undefined: the order is ready in time, or there is no estimate (`minutes`). Such a time is offered
 * and accepted all the same, because the estimate is no promise (docs/rules/orders.md, Estimated time).
 */
export function readyAfter(
  at: Temporal.Instant,
  now: Temporal.Instant,
  minutes: number | undefined,
): Temporal.Instant | undefined {
  if (minutes === undefined) return undefined
  const ready = roundUpToSlot(now.add({ minutes }))
  return Temporal.Instant.compare(at, ready) < 0 ? ready : undefined
}
