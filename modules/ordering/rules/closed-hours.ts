import { type BranchHours, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { nextOpening, openAt } from '#modules/branches/rules/opening-hours.ts'
import type { Zone } from '#kernel/time.ts'
import type { DeliveryType } from './delivery-types.ts'

/** The opening and delivery hours of a branch, with its time zone. */
export interface BranchClock extends BranchHours {
  readonly timeZone: Zone
}

/** The facts about an order that determine at which times the branch must be open for this order. */
export interface TimedOrder {
  readonly kind: 'ride' | 'food'
  readonly deliveryType: DeliveryType
  /** The time that the guest asked for. Null means: as soon as possible. */
  readonly appointment: Temporal.Instant | null
  /** The promised time, set when staff accept the order, or when the guest accepts a proposed time. Null: no time is promised yet. */
  readonly appointmentDate: Temporal.Instant | null
  /**
   * The next opening, if the order was placed while the branch was closed. If the guest asked for no time, the order is a preorder for this
   * opening.
   */
  readonly awaitedFrom: Temporal.Instant | null
  /** Whether the order waits for the answer of staff. */
  readonly isUndecided: boolean
  /** A time that staff proposed and that the guest can still accept. Null: there is none. */
  readonly openProposal: Temporal.Instant | null
}

/** Did the guest order for 'as soon as possible' while the branch was open? */
export const isForNow = ({ appointment, awaitedFrom }: Pick<TimedOrder, 'appointment' | 'awaitedFrom'>): boolean =>
  appointment === null && awaitedFrom === null

/**
 * The times at which the branch must be open for this order: the promised time or, before a promise, the time that the guest asked for; and
 * a proposed time. An order for 'as soon as possible' needs the branch now, until staff have accepted it.
 */
function timesOf(order: TimedOrder, now: Temporal.Instant): Temporal.Instant[] {
  const promised = isForNow(order) ? null : (order.appointmentDate ?? order.appointment ?? order.awaitedFrom)
  const wanted = isForNow(order) && order.isUndecided ? now : null
  return [promised ?? wanted, order.openProposal].filter((at) => at !== null)
}

/**
 * Returns a function that checks one order against new opening hours. Its result is the first future time of the order at which the branch
 * is open by the present hours and closed by the new hours. Undefined: the new hours do not affect the order. The opening hours are applied
 * as for a new order.
 */
export function timesThatClose(
  hours: { readonly before: BranchClock; readonly after: BranchClock },
  now: Temporal.Instant,
): (order: TimedOrder) => Temporal.Instant | undefined {
  const [before, after] = [holding(hours.before), holding(hours.after)]
  return (order) => {
    const isDelivery = order.kind === 'food' && order.deliveryType === 'delivery'
    return timesOf(order, now).find(
      (at) => Temporal.Instant.compare(at, now) >= 0 && before(isDelivery, at) && !after(isDelivery, at),
    )
  }
}

/**
 * Returns a function that tells whether the branch is open at a time. The function is called for many orders, so it stores the opening
 * hours that it has computed for a day.
 */
function holding(branch: BranchClock): (isDelivery: boolean, at: Temporal.Instant) => boolean {
  const isOpen = openAt(hoursFor(branch, { delivery: false }), branch.timeZone)
  const delivers = openAt(hoursFor(branch, { delivery: true }), branch.timeZone)
  return (isDelivery, at) => (isDelivery ? delivers : isOpen)(at)
}

/**
 * If the branch is closed for this delivery type at `at`, returns its next opening: staff do not have to react to a new food order before
 * this time (ADR 0022). Undefined if the branch is open, or if no opening is known.
 */
export function awaitedAfterOpening(
  branch: BranchClock,
  serving: DeliveryType,
  at: Temporal.Instant,
): Temporal.Instant | undefined {
  const opening = nextOpening(hoursFor(branch, { delivery: serving === 'delivery' }), at, branch.timeZone)
  return opening && Temporal.Instant.compare(opening, at) > 0 ? opening : undefined
}
