import type { OrderSummary } from '../../contract.ts'
import { columnOf, urgencyOf } from '../parts/columns.ts'
import { dueAt } from '../parts/order-words.ts'

interface Figures {
  open: number
  /** New orders that wait for staff, as the alarm counts them. One with an open proposal waits for the customer and does not count. */
  fresh: number
  /** Open orders with an appointment on this day. */
  today: number
  /** The next of them, milliseconds since 1970. */
  nextAt: number | undefined
  missed: number
  unpaid: number
  /** In currency units. */
  unpaidSum: number
}

/** Counts of the orders on the board now. `dayOf` gives the calendar day of an instant in the branch's zone. */
export function summaryOf(orders: readonly OrderSummary[], now: number, dayOf: (at: number) => string): Figures {
  const placed = orders.map((order) => ({ order, column: columnOf(order, now) }))
  const open = placed.filter((one) => one.column !== undefined && one.column !== 'unpaid').map((one) => one.order)
  const unpaid = placed.filter((one) => one.column === 'unpaid').map((one) => one.order)
  const due = open.flatMap((order) => dueAt(order) ?? [])
  const coming = due.filter((at) => at >= now && dayOf(at) === dayOf(now))
  return {
    open: open.length,
    fresh: placed.filter(({ column, order }) => column === 'new' && !urgencyOf(order, now).isCounterOpen).length,
    today: due.filter((at) => dayOf(at) === dayOf(now)).length,
    nextAt: coming.length > 0 ? Math.min(...coming) : undefined,
    missed: open.filter((order) => urgencyOf(order, now).isMissed).length,
    unpaid: unpaid.length,
    unpaidSum: unpaid.reduce((sum, order) => sum + Math.round(order.pricing.totalGross * 100), 0) / 100,
  }
}

/** Orders that need a person: each order once, under its most urgent reason. */
export interface Worry {
  kind: 'missed' | 'late' | 'counter' | 'waiting' | 'route'
  order: OrderSummary
}

const ranks: readonly Worry['kind'][] = ['missed', 'late', 'counter', 'waiting', 'route']

export function worriesOf(orders: readonly OrderSummary[], now: number): Worry[] {
  const worries = orders.flatMap((order): Worry[] => {
    const urgency = urgencyOf(order, now)
    if (urgency.isMissed) return [{ kind: 'missed', order }]
    if (columnOf(order, now) === 'new' && !urgency.isCounterOpen) {
      return [
        {
          kind:
            order.counterAppointment?.state === 'expired' || order.counterAppointment?.state === 'open'
              ? 'counter'
              : 'waiting',
          order,
        },
      ]
    }
    if (order.state === 'confirmed' && urgency.isOverdue) return [{ kind: 'late', order }]
    if (order.state === 'confirmed' && order.ride?.route.needsConfirmation) return [{ kind: 'route', order }]
    return []
  })
  return worries.toSorted(
    (a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind) || a.order.createdAt.localeCompare(b.order.createdAt),
  )
}
