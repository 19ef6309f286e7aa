import { isUnpaid, type OrderState, type PaymentState } from './lifecycle.ts'

/** An order counts as missed if it has waited for staff for more than this many minutes (docs/rules/orders.md, Waiting). */
export const MISSED_AFTER_MINUTES = 10
/**
 * If nobody has decided about an order after it has waited for staff for this many minutes, its branch gets a mail (docs/rules/orders.md,
 * Waiting).
 */
export const ESCALATED_AFTER_MINUTES = 4
/** An online order that is not paid within this many minutes fails (docs/rules/orders.md, Payment). */
export const UNPAID_FAILS_AFTER_MINUTES = 30
/** An accepted order is in the board's column 'Für später' (preordered) if its promised time is more than this many minutes ahead. */
export const PREORDERED_BEFORE_MINUTES = 45

/** The facts about an order that decide whether staff must look at it. */
export interface Awaiting {
  readonly state: OrderState
  readonly createdAt: Temporal.Instant
  /** The time that the guest wants. Null means: as soon as possible. */
  readonly appointment: Temporal.Instant | null
  readonly paymentState?: PaymentState | undefined
  /** When the guest paid an online order. Staff have to react only after the payment. */
  readonly paidAt?: Temporal.Instant | null | undefined
  /** The next opening, if the order was placed while the branch was closed. The waiting time counts only from this opening. */
  readonly awaitedFrom?: Temporal.Instant | null | undefined
  /** Whether staff proposed another time and the customer has not answered yet. During this time the order does not wait for staff. */
  readonly isCounterOpen?: boolean | undefined
}

const isPast = (at: Temporal.Instant, now: Temporal.Instant): boolean => Temporal.Instant.compare(at, now) < 0

/** Whether the order waits for staff. False while its online payment is missing, or while the customer must answer a proposed time. */
const waitsForStaff = (order: Awaiting): boolean =>
  order.state === 'waiting' && !order.isCounterOpen && !isUnpaid({ paymentState: order.paymentState ?? 'none' })

/**
 * The time from which staff could react: when the order was placed or, for an online payment, when it was paid. If the branch opens later,
 * the time of its opening.
 */
export function waitsSince({
  awaitedFrom,
  createdAt,
  paidAt,
}: Omit<Awaiting, 'state' | 'appointment'>): Temporal.Instant {
  const came = paidAt ?? createdAt
  return awaitedFrom && isPast(came, awaitedFrom) ? awaitedFrom : came
}

/**
 * Whether a waiting order has waited for staff for more than 10 minutes, or the time that the guest wants has passed. An unpaid online
 * order is never missed (docs/rules/orders.md, Waiting).
 */
export function isMissed(order: Awaiting, now: Temporal.Instant): boolean {
  if (order.state !== 'waiting' || isUnpaid({ paymentState: order.paymentState ?? 'none' })) return false
  if (order.appointment && isPast(order.appointment, now)) return true
  return waitsForStaff(order) && isPast(waitsSince(order).add({ minutes: MISSED_AFTER_MINUTES }), now)
}

/**
 * When the branch gets a mail that nobody has reacted to the order. To open an order is no decision, so the order is escalated all the same.
 * Undefined if the order does not wait for staff.
 */
export const escalatesAt = (order: Awaiting): Temporal.Instant | undefined =>
  waitsForStaff(order) ? waitsSince(order).add({ minutes: ESCALATED_AFTER_MINUTES }) : undefined

export function isEscalated(order: Awaiting, now: Temporal.Instant): boolean {
  const at = escalatesAt(order)
  return at !== undefined && Temporal.Instant.compare(at, now) <= 0
}

/**
 * When an unpaid online order fails; undefined for all other orders, and for orders that have ended. Before it is set to failed, the
 * payment provider must be asked: an order whose payment is still being processed must not fail.
 */
export const failsUnpaidAt = (order: Awaiting): Temporal.Instant | undefined =>
  order.state === 'waiting' && isUnpaid({ paymentState: order.paymentState ?? 'none' })
    ? order.createdAt.add({ minutes: UNPAID_FAILS_AFTER_MINUTES })
    : undefined

export const boardColumns = ['new', 'accepted', 'in-delivery', 'preordered', 'unpaid'] as const
export type BoardColumn = (typeof boardColumns)[number]

/**
 * The column in which the board shows the order. Undefined if the order has ended: it is only in the history (docs/rules/back-office.md,
 * Order board).
 */
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
