import { type BranchHours, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { openAt } from '#modules/branches/rules/opening-hours.ts'
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
 * Finds the time of an order that is open by the hours that hold and would not be by those that are wanted, judged as its appointment was
 * when it was booked; undefined: the change does not concern it. What lies behind is no matter any more.
 */
export function timesThatClose(
  hours: { readonly before: BranchClock; readonly after: BranchClock },
  now: Temporal.Instant,
): (order: TimedOrder) => Temporal.Instant | undefined {
  const [before, after] = [holding(hours.before), holding(hours.after)]
  return (order) => {
    const isDelivery = order.kind === 'food' && order.deliveryType === 'delivery'
    return timesOf(order).find(
      (at) => Temporal.Instant.compare(at, now) >= 0 && before(isDelivery, at) && !after(isDelivery, at),
    )
  }
}

/** Days that were looked at are remembered, for all orders: there may be many of both. */
function holding(branch: BranchClock): (isDelivery: boolean, at: Temporal.Instant) => boolean {
  const isOpen = openAt(hoursFor(branch, { delivery: false }), branch.timeZone)
  const delivers = openAt(hoursFor(branch, { delivery: true }), branch.timeZone)
  return (isDelivery, at) => (isDelivery ? delivers : isOpen)(at)
}
