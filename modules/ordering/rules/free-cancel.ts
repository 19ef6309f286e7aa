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

/**
 * Whether a guest who cancels the ride at `now` pays nothing by the branch's rule (docs/rules/orders.md, Cancelling a ride). The limit itself
 * is still free. False for food, for a branch without the rule, and for a ride without an appointment. `hours`: the branch's
 * `freeCancelHours`.
 */
export function isCancelledFree(
  order: { readonly kind: 'ride' | 'food'; readonly appointment: Temporal.Instant | null },
  hours: number | null | undefined,
  now: Temporal.Instant,
): boolean {
  if (order.kind !== 'ride' || order.appointment === null || hours == null) return false
  return !freeCancel(order.appointment, hours, now).isOver
}
