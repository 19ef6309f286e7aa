/** The time from which the preparation minutes of an order are counted: now, or the opening if the branch is closed (ADR 0022). */
export const workedFrom = (awaitedFrom: Temporal.Instant | null | undefined, now: Temporal.Instant): Temporal.Instant =>
  awaitedFrom && Temporal.Instant.compare(awaitedFrom, now) > 0 ? awaitedFrom : now

/** When an order is ready that staff accept now with these minutes. */
export const readyAt = (
  minutes: number,
  awaitedFrom: Temporal.Instant | null | undefined,
  now: Temporal.Instant,
): Temporal.Instant => workedFrom(awaitedFrom, now).add({ minutes })
