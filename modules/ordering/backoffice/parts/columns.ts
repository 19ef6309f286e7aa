import type { OrderSummary } from '../../contract.ts'
import {
  type Awaiting,
  type BoardColumn,
  boardColumn,
  boardColumns,
  failsUnpaidAt,
  isEscalated,
  isMissed,
  waitsSince,
} from '../../rules/attention.ts'
import { counterStateAt } from '../../rules/lifecycle.ts'
import { dueAt, endOf } from './order-words.ts'

/** The columns of the board; unpaid orders are in a separate row below them. */
export const shownColumns = ['new', 'accepted', 'in-delivery', 'preordered'] as const satisfies readonly BoardColumn[]
export type ShownColumn = (typeof shownColumns)[number]

/** Converts milliseconds since 1970 to an instant, which the rules expect. */
const instant = (at: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Math.trunc(at))
const parse = (at: string | null): Temporal.Instant | null => (at === null ? null : Temporal.Instant.from(at))

/** Converts an order of the API to the shape that the rules expect. */
export function standing(order: OrderSummary, now: number): Awaiting & { isCounterOpen: boolean } {
  const counter = order.counterAppointment
  const state = counterStateAt(
    {
      state: order.state,
      paymentState: order.paymentState,
      counterState: counter?.state,
      counterExpiresAt: parse(counter?.expiresAt ?? null),
    },
    instant(now),
  )
  return {
    state: order.state,
    paymentState: order.paymentState,
    createdAt: Temporal.Instant.from(order.createdAt),
    appointment: parse(order.appointment),
    awaitedFrom: parse(order.awaitedFrom ?? null),
    paidAt: parse(order.paidAt ?? null),
    seenAt: parse(order.seenAt),
    isCounterOpen: state === 'open' && order.state === 'waiting',
  }
}

export const columnOf = (order: OrderSummary, now: number): BoardColumn | undefined =>
  boardColumn(
    {
      state: order.state,
      paymentState: order.paymentState,
      appointmentDate: parse(order.appointmentDate ?? order.appointment),
    },
    instant(now),
  )

/**
 * Whether the time of the order is still in the future. If staff completed it now, its guest would be told too early that it is done. An
 * order for 'as soon as possible' counts only if its promised time is so late that it is in the column of preorders.
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
  /** Whether the promised time has passed and the order is not done, or the order is missed or escalated. */
  isOverdue: boolean
  /** Whether the sound rings for this order: it waits for staff, and nobody has opened it. */
  isUnseen: boolean
  /** Whether the order was placed while its branch was closed and the branch has not opened yet. Until then nobody has to react. */
  isBeforeOpening: boolean
}

export function urgencyOf(order: OrderSummary, now: number): Urgency {
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
}

/** The time from which staff have to react, in milliseconds since 1970. It is in the future if the branch has not opened yet. */
export const waitsFrom = ({ createdAt, paidAt, awaitedFrom }: OrderSummary): number =>
  waitsSince({
    createdAt: Temporal.Instant.from(createdAt),
    paidAt: parse(paidAt ?? null),
    awaitedFrom: parse(awaitedFrom ?? null),
  }).epochMilliseconds

/** The id of the missed or escalated order that has waited longest; undefined if there is none. */
export function oldestAlarmOf(orders: readonly OrderSummary[], now: number): string | undefined {
  const alarms = orders.filter((order) => {
    const { isMissed, isEscalated, isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
    return (isMissed || isEscalated) && !isCounterOpen && !isBeforeOpening
  })
  return alarms.toSorted((a, b) => waitsFrom(a) - waitsFrom(b))[0]?.id
}

/** Milliseconds until an unpaid order fails; undefined for other orders. */
export const unpaidLeft = (order: OrderSummary, now: number): number | undefined => {
  const at = failsUnpaidAt(standing(order, now))
  return at === undefined ? undefined : Math.max(0, at.epochMilliseconds - now)
}

/** The time by which an order is sorted: for a new order its creation, for others the promised or wanted time. Milliseconds since 1970. */
const sortedBy = (order: OrderSummary): number =>
  Date.parse((order.state === 'waiting' ? null : (order.appointmentDate ?? order.appointment)) ?? order.createdAt)

/** Sorts the orders of a column: overdue first, then by due time. An order for 'as soon as possible' is sorted by its creation. */
function byUrgency(orders: readonly OrderSummary[], now: number): OrderSummary[] {
  // Determines the rank once per order, not once per comparison.
  const judged = orders.map((order) => ({
    order,
    rank: urgencyOf(order, now).isOverdue ? 0 : 1,
    due: sortedBy(order),
  }))
  judged.sort((a, b) => a.rank - b.rank || a.due - b.due || a.order.createdAt.localeCompare(b.order.createdAt))
  return judged.map(({ order }) => order)
}

export type Columns = Record<BoardColumn, OrderSummary[]>

/** The board: every open order in its column, sorted. */
export function arrange(orders: readonly OrderSummary[], now: number): Columns {
  const columns: Columns = { new: [], accepted: [], 'in-delivery': [], preordered: [], unpaid: [] }
  for (const order of orders) {
    const column = columnOf(order, now)
    if (column) columns[column].push(order)
  }
  for (const column of boardColumns) columns[column] = byUrgency(columns[column], now)
  return columns
}
