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
 * Whether a guest who cancels the order before it is confirmed pays nothing by the branch's rule (docs/rules/orders.md, Cancelling a ride).
 * Guests cannot cancel a confirmed order themselves. False for food and for a branch without the rule. `hours`: the branch's
 * `freeCancelHours`; null or undefined if the branch has no rule.
 */
export const isCancelledFree = (
  { kind }: { readonly kind: 'ride' | 'food' },
  hours: number | null | undefined,
): boolean => kind === 'ride' && hours != null
