/**
 * Returns the time until which the ride can be cancelled free of charge (`until`: `hours` before its appointment), and whether this time
 * has passed.
 */
export function freeCancel(
  appointment: Temporal.Instant,
  hours: number,
  now: Temporal.Instant,
): { until: Temporal.Instant; isOver: boolean } {
  const until = appointment.subtract({ hours })
  return { until, isOver: Temporal.Instant.compare(now, until) > 0 }
}
