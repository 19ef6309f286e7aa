import { type BranchHours, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { isOpen } from '#modules/branches/rules/opening-hours.ts'
import type { Zone } from '#kernel/time.ts'
import type { DeliveryType } from './contact.ts'

/** Hours of a branch, with the clock that they are told by. */
export interface BranchClock extends BranchHours {
  readonly timeZone: Zone
}

/** An order as far as somebody counts on a time of the branch. */
export interface TimedOrder {
  readonly kind: 'ride' | 'food'
  readonly deliveryType: DeliveryType
  /** What the guest wants; null = as soon as possible. */
  readonly appointment: Temporal.Instant | null
  /** What staff promised. */
  readonly appointmentDate: Temporal.Instant | null
  /** The branch was closed when it came: a preorder for that opening, if for no time of its own. */
  readonly awaitedFrom: Temporal.Instant | null
  /** A proposed time that the guest may still accept. */
  readonly openProposal: Temporal.Instant | null
}

/** Times on which a guest counts. None for what is wanted as soon as possible and was ordered while the branch was open. */
const timesOf = (order: TimedOrder): Temporal.Instant[] =>
  order.appointment === null && order.awaitedFrom === null
    ? []
    : [order.appointmentDate ?? order.appointment ?? order.awaitedFrom, order.openProposal].filter((at) => at !== null)

/**
 * The time of an order that is open by the hours that hold and would not be by those that are wanted, judged as its appointment was when
 * it was booked; undefined: the change does not concern it. What lies behind is no matter any more.
 */
export function timeThatCloses(
  order: TimedOrder,
  hours: { readonly before: BranchClock; readonly after: BranchClock },
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const purpose = { delivery: order.kind === 'food' && order.deliveryType === 'delivery' }
  const holds = (branch: BranchClock, at: Temporal.Instant) => isOpen(hoursFor(branch, purpose), at, branch.timeZone)
  return timesOf(order).find(
    (at) => Temporal.Instant.compare(at, now) >= 0 && holds(hours.before, at) && !holds(hours.after, at),
  )
}
