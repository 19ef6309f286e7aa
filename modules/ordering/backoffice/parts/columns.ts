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

/** Columns side by side; unpaid orders are in a lane below. */
export const shownColumns = ['new', 'accepted', 'in-delivery', 'preordered'] as const satisfies readonly BoardColumn[]
export type ShownColumn = (typeof shownColumns)[number]

/** An instant from milliseconds since 1970, as the rules expect it. */
const instant = (at: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Math.trunc(at))
const parse = (at: string | null): Temporal.Instant | null => (at === null ? null : Temporal.Instant.from(at))

/** An order of the API as the rules expect it. */
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
 * The time of the order has not come: if it is completed now, its guest reads too early that it is done. An order for 'as soon as possible'
 * is ready when it is ready, unless it was promised for so much later that it is among the preorders.
 */
export const liesAhead = (order: OrderSummary, now: number): boolean =>
  columnOf(order, now) === 'preordered' || (order.appointment !== null && (dueAt(order) ?? now) > now)

export const isOpenOrder = (order: OrderSummary): boolean =>
  ['waiting', 'confirmed', 'in-delivery'].includes(order.state)

interface Urgency {
  /** An appointment that staff proposed and the customer has not answered. */
  isCounterOpen: boolean
  isMissed: boolean
  isEscalated: boolean
  /** The promised time has passed and the order is not done, or it is missed or escalated. */
  isOverdue: boolean
  /** The sound rings for it: it waits for staff and nobody has looked at it. */
  isUnseen: boolean
  /** It came while its branch was closed, and the branch has not opened yet: nobody has to react. */
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

/** Since when staff have had to react, in milliseconds since 1970. It may lie ahead: the branch has not opened yet. */
export const waitsFrom = ({ createdAt, paidAt, awaitedFrom }: OrderSummary): number =>
  waitsSince({
    createdAt: Temporal.Instant.from(createdAt),
    paidAt: parse(paidAt ?? null),
    awaitedFrom: parse(awaitedFrom ?? null),
  }).epochMilliseconds

/** Of the orders that nobody answered in time, the one that has waited longest; undefined where all is well. */
export function oldestAlarmOf(orders: readonly OrderSummary[], now: number): string | undefined {
  const alarms = orders.filter((order) => {
    const { isMissed, isEscalated, isCounterOpen, isBeforeOpening } = urgencyOf(order, now)
    return (isMissed || isEscalated) && !isCounterOpen && !isBeforeOpening
  })
  return alarms.toSorted((a, b) => waitsFrom(a) - waitsFrom(b))[0]?.id
}

/** Milliseconds until an unpaid order fails; undefined for every other. */
export const unpaidLeft = (order: OrderSummary, now: number): number | undefined => {
  const at = failsUnpaidAt(standing(order, now))
  return at === undefined ? undefined : Math.max(0, at.epochMilliseconds - now)
}

/** A new order waits from the moment it came, whatever time it is wanted for. */
const sortedBy = (order: OrderSummary): number =>
  Date.parse((order.state === 'waiting' ? null : (order.appointmentDate ?? order.appointment)) ?? order.createdAt)

/** Order inside a column: overdue first, then by due time. 'As soon as possible' counts from the arrival. */
function byUrgency(orders: readonly OrderSummary[], now: number): OrderSummary[] {
  // Each order is judged once, and not once for every comparison.
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
