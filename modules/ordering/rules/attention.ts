import { isUnpaid, type OrderState, type PaymentState } from './lifecycle.ts'

/** Minutes of waiting after which an order is missed (docs/rules/orders.md, Waiting). */
export const MISSED_AFTER_MINUTES = 10
/** Minutes without a reaction after which the branch gets a mail (docs/rules/orders.md, Waiting). */
export const ESCALATED_AFTER_MINUTES = 4
/** Minutes after which an unpaid online order fails (docs/rules/orders.md, Payment). */
export const UNPAID_FAILS_AFTER_MINUTES = 30
/** A confirmed order whose appointment is more than this many minutes ahead is in the column 'Vorbestellt'. */
export const PREORDERED_BEFORE_MINUTES = 45

/** The parts of an order that determine whether staff must look at it. */
export interface Awaiting {
  readonly state: OrderState
  readonly createdAt: Temporal.Instant
  /** The time that the customer wants; null = as soon as possible. */
  readonly appointment: Temporal.Instant | null
  readonly paymentState?: PaymentState | undefined
  /** When an online order was paid. Staff have to react only from then on. */
  readonly paidAt?: Temporal.Instant | null | undefined
  /** When the branch opens, if it was closed when the order was placed. Only from then on the order waits for staff. */
  readonly awaitedFrom?: Temporal.Instant | null | undefined
  /** Whether a proposed time is open. Then the order waits for the customer, not for staff. */
  readonly isCounterOpen?: boolean | undefined
  /** When a user of the branch opened the order. */
  readonly seenAt?: Temporal.Instant | null | undefined
}

const isPast = (at: Temporal.Instant, now: Temporal.Instant): boolean => Temporal.Instant.compare(at, now) < 0

/** Whether the order waits for staff. It does not if an online payment is missing, or if the customer must answer a counter-appointment. */
const waitsForStaff = (order: Awaiting): boolean =>
  order.state === 'waiting' && !order.isCounterOpen && !isUnpaid({ paymentState: order.paymentState ?? 'none' })

/** The time from which staff can react: from then on the order is paid and the branch is open. */
export function waitsSince({
  awaitedFrom,
  createdAt,
  paidAt,
}: Omit<Awaiting, 'state' | 'appointment'>): Temporal.Instant {
  const came = paidAt ?? createdAt
  return awaitedFrom && isPast(came, awaitedFrom) ? awaitedFrom : came
}

/** Whether the order has waited for more than 10 minutes, or its appointment has passed unconfirmed (docs/rules/orders.md, Waiting). */
export function isMissed(order: Awaiting, now: Temporal.Instant): boolean {
  if (order.state !== 'waiting' || isUnpaid({ paymentState: order.paymentState ?? 'none' })) return false
  if (order.appointment && isPast(order.appointment, now)) return true
  return waitsForStaff(order) && isPast(waitsSince(order).add({ minutes: MISSED_AFTER_MINUTES }), now)
}

/** When the branch is notified that nobody reacted. Undefined if the order does not wait for staff, or if a user has opened it. */
export const escalatesAt = (order: Awaiting): Temporal.Instant | undefined =>
  waitsForStaff(order) && !order.seenAt ? waitsSince(order).add({ minutes: ESCALATED_AFTER_MINUTES }) : undefined

export function isEscalated(order: Awaiting, now: Temporal.Instant): boolean {
  const at = escalatesAt(order)
  return at !== undefined && Temporal.Instant.compare(at, now) <= 0
}

/**
 * When an unpaid online order fails; undefined for other orders. Ask the provider first: an order with a pending payment must not fail.
 */
export const failsUnpaidAt = (order: Awaiting): Temporal.Instant | undefined =>
  order.state === 'waiting' && isUnpaid({ paymentState: order.paymentState ?? 'none' })
    ? order.createdAt.add({ minutes: UNPAID_FAILS_AFTER_MINUTES })
    : undefined

export const boardColumns = ['new', 'accepted', 'in-delivery', 'preordered', 'unpaid'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** The column of the order board; undefined: the order has ended and is in the history (docs/rules/back-office.md, Order board). */
export function boardColumn(
  order: {
    readonly state: OrderState
    readonly paymentState: PaymentState
    readonly appointmentDate: Temporal.Instant | null
  },
  now: Temporal.Instant,
): BoardColumn | undefined {
  if (order.state === 'waiting') return isUnpaid(order) ? 'unpaid' : 'new'
  if (order.state === 'in-delivery') return 'in-delivery'
  if (order.state !== 'confirmed') return undefined
  const shownFrom = order.appointmentDate?.subtract({ minutes: PREORDERED_BEFORE_MINUTES })
  return shownFrom && Temporal.Instant.compare(now, shownFrom) < 0 ? 'preordered' : 'accepted'
}
