/** The time from which the minutes of an order count: now, or the opening if the order is accepted while the branch is closed (ADR 0022). */
export const workedFrom = (awaitedFrom: Temporal.Instant | null | undefined, now: Temporal.Instant): Temporal.Instant =>
  awaitedFrom && Temporal.Instant.compare(awaitedFrom, now) > 0 ? awaitedFrom : now

/** When an order accepted now 'in 30 min' is ready. */
export const readyAt = (
  minutes: number,
  awaitedFrom: Temporal.Instant | null | undefined,
  now: Temporal.Instant,
): Temporal.Instant => workedFrom(awaitedFrom, now).add({ minutes })
