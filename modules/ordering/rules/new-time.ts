import { isFinal, type OrderState } from './lifecycle.ts'
import { isEntry } from './steps.ts'

/** Staff can move an order at most this many days ahead. The limit is the same for orders of guests (specification §5). */
const DAYS_AHEAD = 180

/**
 * Why staff cannot move an order to this time; undefined if they can. Opening hours and lead time do not apply: staff know what is possible
 * (docs/rules/orders.md, A new time).
 */
export function newTimeRefusal(
  at: Temporal.Instant,
  now: Temporal.Instant,
): 'appointment.too_soon' | 'appointment.too_far' | undefined {
  if (Temporal.Instant.compare(at, now) <= 0) return 'appointment.too_soon'
  const latest = now.add({ hours: 24 * DAYS_AHEAD })
  return Temporal.Instant.compare(at, latest) > 0 ? 'appointment.too_far' : undefined
}

interface Entry {
  readonly action: string
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * The time that the guest knew before staff last moved the order, as an ISO instant. Null if staff did not move it, if it had no time before, if
 * it has this time again, or if the order has ended. `entries`: timeline entries, the oldest first.
 */
export function timeBefore(
  entries: readonly Entry[],
  order: { readonly state: OrderState; readonly appointmentDate: string | null },
): string | null {
  const last = entries.findLast((entry) => isEntry(entry, 'change-time'))
  const before = last?.values['before']
  if (typeof before !== 'string' || isFinal(order.state) || order.appointmentDate === null) return null
  return Date.parse(before) === Date.parse(order.appointmentDate) ? null : before
}
