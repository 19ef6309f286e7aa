/**
 * Returns until when a ride can be cancelled free of charge, and whether that time has passed. `hours`: the branch's limit, in hours before
 * the appointment.
 */
export function freeCancel(
  appointment: Temporal.Instant,
  hours: number,
  now: Temporal.Instant,
): { until: Temporal.Instant; isOver: boolean } {
  const until = appointment.subtract({ hours })
  return { until, isOver: Temporal.Instant.compare(now, until) > 0 }
}
