import type { AppointmentContext } from '#modules/branches/rules/appointment-slots.ts'
import { afterLeadTime } from '#modules/branches/rules/lead-time.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { readyAt } from '#modules/ordering/rules/ready.ts'
import type { StoreCategory, StoreOffering } from './menu.ts'
import { orderAppointmentContext, type ServingBranch, servingState, type TimedProduct } from './serving.ts'

/** The facts about an order that decide to which other times it can be moved. */
interface WaitingFood {
  readonly serving: DeliveryType
  /** When the business received the order. Lead times are counted from it. */
  readonly placedAt: Temporal.Instant
}

/**
 * The times that staff can propose for an order that waits: the times that guests can choose for the same dishes, with two differences. A lead
 * time begins when the order was placed. The kitchen needs its minutes from now on, or from the next opening. Whether the branch takes new
 * orders now does not matter, because the order exists already (docs/rules/orders.md, Another time).
 */
export function proposalContext<P extends TimedProduct, C extends StoreCategory>(
  branch: ServingBranch & { readonly preparationMinutes: number },
  products: readonly P[],
  offering: Pick<StoreOffering<P, C>, 'product' | 'category'>,
  { now, serving, placedAt }: WaitingFood & { now: Temporal.Instant },
): AppointmentContext {
  const { leadTime, notBefore, ...context } = orderAppointmentContext(
    { ...branch, isPreorderEnabled: true },
    products,
    offering,
    { serving, now },
  )
  const bounds = [
    afterLeadTime(placedAt, leadTime, branch.timeZone),
    readyAt(branch.preparationMinutes, servingState(branch, serving, now).next, now),
    ...(notBefore ? [notBefore] : []),
  ]
  return { ...context, notBefore: bounds.reduce((a, b) => (Temporal.Instant.compare(a, b) < 0 ? b : a)) }
}
