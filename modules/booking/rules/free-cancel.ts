/** Until when a ride can be cancelled free of charge, and whether that moment has passed. `hours` before the appointment: a setting of the branch. */
export function freeCancel(
  appointment: Temporal.Instant,
  hours: number,
  now: Temporal.Instant,
): { until: Temporal.Instant; isOver: boolean } {
  const until = appointment.subtract({ hours })
  return { until, isOver: Temporal.Instant.compare(now, until) > 0 }
}
