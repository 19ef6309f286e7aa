import type { Zone } from '#kernel/time.ts'
import { type AppointmentContext, type Appointments, appointments } from '#modules/branches/rules/appointment-slots.ts'
import { type BranchHours, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { isOpen, nextOpening, type OpeningHours, openUntil } from '#modules/branches/rules/opening-hours.ts'
import { type LeadProduct, orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import { isSoldOut, partsOf } from '#modules/catalogue/rules/product-availability.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import type { StoreCategory, StoreOffering, StoreProduct } from './menu.ts'

/** The fields of a branch that decide which delivery types it offers, and when it takes food orders. */
export interface ServingBranch extends BranchHours {
  readonly timeZone: Zone
  readonly isTakeawayEnabled: boolean
  readonly isDeliveryEnabled: boolean
  readonly isDineInEnabled: boolean
  readonly isPreorderEnabled: boolean
  readonly leadTimeMinutes: number
}

/**
 * The delivery types that the branch offers, in the sequence in which guests see them (specification §2, Checkout: Takeaway, Lieferung, Dine In).
 */
export function servingTypes(
  branch: Pick<ServingBranch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'>,
): DeliveryType[] {
  const offered = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled,
    dineIn: branch.isDineInEnabled,
  }
  return (['takeaway', 'delivery', 'dineIn'] as const).filter((type) => offered[type])
}

/** The brand's default delivery type if the branch offers it, otherwise the first type that the branch offers. Undefined: the branch offers none. */
export function defaultServing(branch: ServingBranch, preferred: DeliveryType): DeliveryType | undefined {
  const offered = servingTypes(branch)
  return offered.includes(preferred) ? preferred : offered[0]
}

/**
 * The opening hours of a branch for a delivery type. Deliveries may have their own hours, if these are enabled (specification §4, Branch
 * open/closed).
 */
export const servingHours = (branch: BranchHours, serving: DeliveryType): OpeningHours =>
  hoursFor(branch, { delivery: serving === 'delivery' })

interface ServingState {
  readonly isOpen: boolean
  /** When the open branch closes. Undefined: the branch is closed, or does not close within a week. */
  readonly until: Temporal.Instant | undefined
  /** When the closed branch opens next. Undefined: the branch is open, or no opening is known. */
  readonly next: Temporal.Instant | undefined
}

/** Whether the branch is open for this delivery type at an instant, and when that changes. */
export function servingState(branch: ServingBranch, serving: DeliveryType, at: Temporal.Instant): ServingState {
  const hours = servingHours(branch, serving)
  const zone = branch.timeZone
  return isOpen(hours, at, zone)
    ? { isOpen: true, until: openUntil(hours, at, zone), next: undefined }
    : { isOpen: false, until: undefined, next: nextOpening(hours, at, zone) }
}

/**
 * Whether the branch takes orders now. While it is closed, it takes only preorders, and only if preorders are enabled. A preorder has an
 * appointment, or is prepared as soon as the branch opens (specification §2: 'für einen späteren Zeitpunkt vorbestellen'; §5).
 */
export const takesOrders = (branch: ServingBranch, serving: DeliveryType, now: Temporal.Instant): boolean =>
  branch.isPreorderEnabled || servingState(branch, serving, now).isOpen

/**
 * Whether the order button shows its text for an open branch. If a time is chosen, the branch must be open at this time
 * (docs/rules/time.md, Slots). If no time is chosen, the branch must be open now. False while the branch takes no orders at all.
 */
export const isOpenForOrder = (
  branch: ServingBranch,
  serving: DeliveryType,
  now: Temporal.Instant,
  appointment: Temporal.Instant | null,
): boolean => takesOrders(branch, serving, now) && servingState(branch, serving, appointment ?? now).isOpen

/** The fields of a product that decide when it can be ordered. */
export interface TimedProduct extends StoreProduct, LeadProduct {}

/**
 * Collects what decides the possible times of an order (specification §5): the hours of its delivery type, the lead time of the branch, and
 * the schedules, sold-out marks and lead times of its products. Categories and the products in bundles also count. While the branch takes
 * no orders, the hours are empty, so that no time is possible.
 */
export function orderAppointmentContext<P extends TimedProduct, C extends StoreCategory>(
  branch: ServingBranch,
  products: readonly P[],
  offering: Pick<StoreOffering<P, C>, 'product' | 'category'>,
  { serving, now }: { serving: DeliveryType; now: Temporal.Instant },
): AppointmentContext {
  const zone = branch.timeZone
  const all = [
    ...new Set(products.flatMap((product) => [product, ...partsOf(product, offering).flatMap((part) => part ?? [])])),
  ]
  const free = all
    .filter((product) => isSoldOut(product, now))
    .flatMap(({ soldOutUntil }) => (soldOutUntil ? [Temporal.Instant.from(soldOutUntil)] : []))
    .toSorted(Temporal.Instant.compare)
    .at(-1)
  return {
    now,
    zone,
    hours: takesOrders(branch, serving, now) ? servingHours(branch, serving) : [],
    schedules: all.flatMap((product) => [product.schedule, offering.category(product)?.schedule ?? []]),
    leadTime: orderLeadTime(all, branch.leadTimeMinutes, now, zone),
    ...(free ? { notBefore: free } : {}),
  }
}

/**
 * The possible times of an order. The fields for day and time offer exactly these times, and the server accepts no other times
 * (docs/rules/time.md, Slots).
 */
export const orderAppointments = <P extends TimedProduct, C extends StoreCategory>(
  ...context: Parameters<typeof orderAppointmentContext<P, C>>
): Appointments => appointments(orderAppointmentContext(...context))
