/** The time from which the preparation minutes are counted: now, or the next opening if the branch is closed (ADR 0022). */
export const workedFrom = (awaitedFrom: Temporal.Instant | null | undefined, now: Temporal.Instant): Temporal.Instant =>
  awaitedFrom && Temporal.Instant.compare(awaitedFrom, now) > 0 ? awaitedFrom : now

/** When the order will be ready if staff accept it now with this number of minutes. */
export const readyAt = (
  minutes: number,
  awaitedFrom: Temporal.Instant | null | undefined,
  now: Temporal.Instant,
): Temporal.Instant => workedFrom(awaitedFrom, now).add({ minutes })
