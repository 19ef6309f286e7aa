import type { OrderSummary } from '../../contract.ts'
import {
  type Awaiting,
  type BoardColumn,
  boardColumn,
  failsUnpaidAt,
  isEscalated,
  isMissed,
  waitsSince,
} from '../../rules/attention.ts'
import { counterStateAt } from '../../rules/lifecycle.ts'
import { oncePerOrder, oncePerOrderAndTime } from './once-per-order.ts'
import { dueAt, endOf } from './order-words.ts'

/** The columns of the board, from left to right. Unpaid orders have no column; they are in a row below the columns. */
export const shownColumns = ['new', 'accepted', 'in-delivery', 'preordered'] as const satisfies readonly BoardColumn[]
export type ShownColumn = (typeof shownColumns)[number]

/** Converts milliseconds since 1970 to an instant, which the rules expect. */
const instant = (at: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Math.trunc(at))
const parse = (at: string | null): Temporal.Instant | null => (at === null ? null : Temporal.Instant.from(at))

/** The data of an order that the rules about waiting need, as far as they do not depend on the time. */
const factsOf = oncePerOrder((order) => ({
  state: order.state,
  paymentState: order.paymentState,
  createdAt: Temporal.Instant.from(order.createdAt),
  appointment: parse(order.appointment),
  appointmentDate: parse(order.appointmentDate ?? order.appointment),
  awaitedFrom: parse(order.awaitedFrom ?? null),
  paidAt: parse(order.paidAt ?? null),
  counterState: order.counterAppointment?.state,
  counterExpiresAt: parse(order.counterAppointment?.expiresAt ?? null),
}))

/** Converts an order of the API to the data that the rules about waiting need. */
export function standing(order: OrderSummary, now: number): Awaiting & { isCounterOpen: boolean } {
  const facts = factsOf(order)
  const isCounterOpen = counterStateAt(facts, instant(now)) === 'open' && order.state === 'waiting'
  return { ...facts, isCounterOpen }
}

export const columnOf = (order: OrderSummary, now: number): BoardColumn | undefined =>
  boardColumn(factsOf(order), instant(now))

/**
 * Whether the time of the order is still in the future, so that completing it now would inform its guest too early. For an order without a
 * wanted time: whether it is in the column of preorders.
 */
export const liesAhead = (order: OrderSummary, now: number): boolean =>
  columnOf(order, now) === 'preordered' || (order.appointment !== null && (dueAt(order) ?? now) > now)

export const isOpenOrder = (order: OrderSummary): boolean =>
  ['waiting', 'confirmed', 'in-delivery'].includes(order.state)

interface Urgency {
  /** Whether staff proposed another time that the customer has not answered. */
  isCounterOpen: boolean
  isMissed: boolean
  isEscalated: boolean
  /** Whether the order is missed or escalated, or is accepted and its time has passed. */
  isOverdue: boolean
  /** Whether the alarm sound rings for this order: it waits for staff, and nobody has opened it yet. */
  isUnseen: boolean
  /** Whether the order was placed while its branch was closed and the branch has not opened yet. Until then nobody has to react. */
  isBeforeOpening: boolean
}

/** Board, navigation, banner and sound ask for it at the same time, so it is computed once for each order and time. */
export const urgencyOf = oncePerOrderAndTime((order, now): Urgency => {
  const rule = standing(order, now)
  const at = instant(now)
  const missed = isMissed(rule, at)
  const escalated = isEscalated(rule, at)
  const late = (order.state === 'confirmed' || order.state === 'in-delivery') && (endOf(order) ?? now) < now
  const isBeforeOpening = order.state === 'waiting' && waitsFrom(order) > now
  return {
    isBeforeOpening,
    isCounterOpen: rule.isCounterOpen,
    isMissed: missed,
    isEscalated: escalated,
    isOverdue: missed || escalated || late,
    isUnseen: columnOf(order, now) === 'new' && order.seenAt === null && !rule.isCounterOpen && !isBeforeOpening,
  }
})

/** The time from which staff have to react, in milliseconds since 1970. It is in the future if the branch has not opened yet. */
export const waitsFrom = (order: OrderSummary): number => waitsSince(factsOf(order)).epochMilliseconds

/** The id of the missed or escalated order that has waited longest. Undefined if no missed or escalated order waits for staff now. */
export function oldestAlarmOf(orders: readonly OrderSummary[], now: number): string | undefined {
  const alarms = orders.filter((order) => {
    const { isMissed, isEscalated, isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
    return (isMissed || isEscalated) && !isCounterOpen && !isBeforeOpening
  })
  return alarms.toSorted((a, b) => waitsFrom(a) - waitsFrom(b))[0]?.id
}

/** Milliseconds until an unpaid online order fails; undefined for all other orders. */
export const unpaidLeft = (order: OrderSummary, now: number): number | undefined => {
  const at = failsUnpaidAt(standing(order, now))
  return at === undefined ? undefined : Math.max(0, at.epochMilliseconds - now)
}
