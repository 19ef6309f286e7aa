import type { Branch } from '#modules/branches/contract.ts'
import type { AppointmentContext } from '#modules/branches/rules/appointment-slots.ts'
import type { DeliveryType } from './delivery-types.ts'

/** The facts about an order that waits which decide to which other times staff can move it. */
interface WaitingOrder {
  readonly deliveryType: DeliveryType
  /** The products of its items. */
  readonly products: readonly string[]
  readonly placedAt: Temporal.Instant
}

/** Finds the times that staff can propose for an order that waits. Undefined: no limits are known. */
export type ProposalTimes = (
  order: WaitingOrder,
  branch: Branch,
  now: Temporal.Instant,
) => Promise<AppointmentContext | undefined>
