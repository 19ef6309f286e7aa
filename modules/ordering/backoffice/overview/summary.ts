import { formatDuration, formatWait } from '#ui/backoffice/format.ts'
import type { OrderSummary } from '../../contract.ts'
import type { BoardColumn } from '../../rules/attention.ts'
import { columnOf, urgencyOf, waitsFrom } from '../parts/columns.ts'
import { waitsForStaff } from '../parts/waits-for-staff.ts'
import { endOf, paysOnTheSpot } from '../parts/order-words.ts'

interface Figures {
  open: number
  /**
   * Number of new orders that wait for staff. An order does not count while the customer must answer a proposed time, or before its branch
   * opens.
   */
  fresh: number
  /** Number of the other orders in the column of new orders. The board shows this number as '+2' beside the first one. */
  notYet: number
  /** Number of orders in the column of preorders. */
  later: number
  /** Number of orders in the columns of accepted orders and of orders on the way. */
  working: number
  /** Total of the open orders whose guests do not pay online but in person, for example in cash; in currency units. */
  onTheSpot: number
  /** Total of the orders whose online payment is still missing, in currency units. */
  online: number
}

/** Calculates the figures of the overview from the orders that are on the board now. */
export function summaryOf(orders: readonly OrderSummary[], now: number): Figures {
  const placed = orders.map((order) => ({ order, column: columnOf(order, now) }))
  const open = placed.filter((one) => one.column !== undefined && one.column !== 'unpaid')
  const fresh = open.filter(({ order }) => waitsForStaff(order, now)).length
  const inColumn = (wanted: BoardColumn) => open.filter(({ column }) => column === wanted).length
  const unpaid = placed.filter(({ column }) => column === 'unpaid')
  const amounts = (list: typeof placed) => sumOfCents(list.map(({ order }) => order.pricing.totalGross))
  return {
    open: open.length,
    fresh,
    notYet: inColumn('new') - fresh,
    later: inColumn('preordered'),
    working: inColumn('accepted') + inColumn('in-delivery'),
    onTheSpot: amounts(open.filter(({ order }) => paysOnTheSpot(order))),
    online: amounts(unpaid),
  }
}

/** Adds amounts in currency units. It adds whole cents, so that the sum is exact. */
export const sumOfCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

/** An order that the overview shows because staff must look at it. An order with several problems is listed once, with its most urgent problem. */
export interface Worry {
  kind: 'missed' | 'late' | 'counter' | 'waiting' | 'route'
  order: OrderSummary
}

const ranks: readonly Worry['kind'][] = ['missed', 'late', 'counter', 'waiting', 'route']

export function worriesOf(orders: readonly OrderSummary[], now: number): Worry[] {
  const worries = orders.flatMap((order): Worry[] => {
    const urgency = urgencyOf(order, now)
    if (urgency.isMissed) return [{ kind: 'missed', order }]
    if (waitsForStaff(order, now)) {
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
    const isAccepted = order.state === 'confirmed' || order.state === 'in-delivery'
    if (isAccepted && urgency.isOverdue) return [{ kind: 'late', order }]
    if (order.state === 'confirmed' && order.ride?.route.needsConfirmation) return [{ kind: 'route', order }]
    return []
  })
  return worries.toSorted(
    (a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind) || a.order.createdAt.localeCompare(b.order.createdAt),
  )
}

/**
 * When the problem began, in milliseconds since 1970. The card on the board shows the same time. For an overdue order it is the due time.
 * For any other order it is the time from which staff have to react.
 */
export const worrySince = ({ kind, order }: Worry): number =>
  kind === 'late' ? (endOf(order) ?? waitsFrom(order)) : waitsFrom(order)

/** How long the problem exists: 'seit 12 min'. An overdue order has no seconds, so below one minute it is 'seit eben'. `past` is in milliseconds. */
export function sinceText(
  kind: Worry['kind'],
  past: number,
  t: { since(time: string): string; overdueFor(time: string): string; sinceNow: string },
): string {
  if (kind !== 'late') return t.since(formatWait(past))
  return past < 60_000 ? t.sinceNow : t.overdueFor(formatDuration(past / 1000))
}
