import { type BranchHours, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { openAt } from '#modules/branches/rules/opening-hours.ts'
import type { Zone } from '#kernel/time.ts'
import type { DeliveryType } from './contact.ts'

/** Hours of a branch, with its time zone. */
export interface BranchClock extends BranchHours {
  readonly timeZone: Zone
}

/** The parts of an order that contain a time at which the branch must be open. */
export interface TimedOrder {
  readonly kind: 'ride' | 'food'
  readonly deliveryType: DeliveryType
  /** The time that the guest wants; null = as soon as possible. */
  readonly appointment: Temporal.Instant | null
  /** The time that staff promised. */
  readonly appointmentDate: Temporal.Instant | null
  /** When the branch opens, if it was closed when the order was placed. An order without a wanted time is then a preorder for that opening. */
  readonly awaitedFrom: Temporal.Instant | null
  /** A proposed time that the guest may still accept. */
  readonly openProposal: Temporal.Instant | null
}

/**
 * The times that were promised to the guest or proposed. An order for 'as soon as possible' has none if it was placed while the branch was
 * open.
 */
const timesOf = (order: TimedOrder): Temporal.Instant[] =>
  order.appointment === null && order.awaitedFrom === null
    ? []
    : [order.appointmentDate ?? order.appointment ?? order.awaitedFrom, order.openProposal].filter((at) => at !== null)

/**
 * Finds the first time of an order at which the branch is open by the current hours, but closed by the new hours. Uses the same check as for
 * new orders. Undefined: the change does not affect the order. Times in the past do not count.
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

/**
 * Returns a check of whether the branch is open at a time. The check keeps the windows that it computed for a day, because it is called for
 * many orders.
 */
function holding(branch: BranchClock): (isDelivery: boolean, at: Temporal.Instant) => boolean {
  const isOpen = openAt(hoursFor(branch, { delivery: false }), branch.timeZone)
  const delivers = openAt(hoursFor(branch, { delivery: true }), branch.timeZone)
  return (isDelivery, at) => (isDelivery ? delivers : isOpen)(at)
}
