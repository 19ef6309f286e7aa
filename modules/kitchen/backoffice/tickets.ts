import { kitchenChanges } from '../rules/changes.ts'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import { PREORDERED_BEFORE_MINUTES } from '#modules/ordering/rules/attention.ts'
import { isStoppedTicket, isStopOld, KITCHEN_AHEAD_HOURS } from '#modules/ordering/rules/kitchen-sees.ts'
import { formatWait } from '#ui/backoffice/ages.ts'
import { urgencyOf, waitsFrom } from '#modules/ordering/backoffice/parts/columns.ts'
import { dueAt } from '#modules/ordering/backoffice/parts/order-words.ts'

/** A ticket turns amber this many minutes before it is due. */
const WARN_MINUTES = 6
const AHEAD_MS = KITCHEN_AHEAD_HOURS * 3_600_000

export type Stage = 'fresh' | 'work' | 'done'
type TicketLook = 'new' | 'late' | 'warn' | ''

/** Whether the ticket is finished: the order is in delivery, or the kitchen has finished the ticket and has read all changes by staff. */
export const isTicketDone = (order: OrderSummary): boolean =>
  order.state === 'in-delivery' || (order.kitchenDoneAt !== null && kitchenChanges(order).length === 0)

/**
 * The stage of an order. Undefined if the kitchen does not see the order: a ride, an unpaid order, an order that has ended, or a preorder
 * for much later, or an order whose guest has to answer a proposed time. A new order of a closed branch is like a preorder for the opening,
 * until the branch opens. If an order ends while the kitchen shows it, its stage stays until the kitchen has marked the end as read.
 */
export function stageOf(order: OrderSummary, now: number): Stage | undefined {
  if (isStopOld(order, now)) return undefined
  if (isStoppedTicket(order)) return order.appointmentDate === null ? 'fresh' : 'work'
  if (order.kind !== 'food' || isUnpaid(order)) return undefined
  if (order.state === 'in-delivery') return 'done'
  if (order.state !== 'waiting' && order.state !== 'confirmed') return undefined
  if (urgencyOf(order, now).isCounterOpen) return undefined
  if (isTicketDone(order)) return 'done'
  const starts = startsAt(order, now)
  if (starts !== undefined && starts - now > AHEAD_MS) return undefined
  return order.state === 'waiting' ? 'fresh' : 'work'
}

/**
 * When the kitchen starts an order, in milliseconds since 1970. Undefined without a due time: the kitchen then starts at once. A new order
 * of a closed branch starts when the branch opens, or later.
 */
export function startsAt(order: OrderSummary, now: number): number | undefined {
  const due = dueAt(order)
  const starts = due === undefined ? undefined : due - PREORDERED_BEFORE_MINUTES * 60_000
  return urgencyOf(order, now).isBeforeOpening ? Math.max(waitsFrom(order), starts ?? 0) : starts
}

/** Whether the kitchen starts the order later. The ticket then shows the time of the start. */
export const isAhead = (order: OrderSummary, now: number): boolean =>
  (order.appointment !== null || urgencyOf(order, now).isBeforeOpening) && (startsAt(order, now) ?? now) > now

/** The colour of a ticket: white if it is not accepted, amber in the last six minutes, red after the due time; '' if it has no colour. */
export function lookOf(order: OrderSummary, now: number): TicketLook {
  if (order.state === 'waiting') return 'new'
  const due = dueAt(order)
  if (due === undefined) return ''
  if (now > due) return 'late'
  return due - now <= WARN_MINUTES * 60_000 ? 'warn' : ''
}

/**
 * The remaining time as text: '5:58 min', from ten minutes on without seconds. After the due time: '+2:05 min'. It has the form of the ages on
 * the board.
 */
export const countdown = (milliseconds: number): string =>
  milliseconds < 0 ? `+${formatWait(-milliseconds)}` : formatWait(milliseconds)

export interface Kitchen {
  fresh: OrderSummary[]
  work: OrderSummary[]
  /** Finished tickets. The ticket that was finished last comes first. */
  done: OrderSummary[]
}

/** Distributes the orders to the stages. New tickets are sorted by the time of the order, tickets in work by the due time. */
export function kitchenOf(orders: readonly OrderSummary[], now: number): Kitchen {
  const kitchen: Kitchen = { fresh: [], work: [], done: [] }
  for (const order of orders) {
    const stage = stageOf(order, now)
    if (stage) kitchen[stage].push(order)
  }
  const due = (order: OrderSummary) => dueAt(order) ?? Date.parse(order.createdAt)
  kitchen.work.sort((a, b) => due(a) - due(b) || a.createdAt.localeCompare(b.createdAt))
  kitchen.fresh.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  kitchen.done.sort((a, b) => (b.kitchenDoneAt ?? b.updatedAt).localeCompare(a.kitchenDoneAt ?? a.updatedAt))
  return kitchen
}

/** The sequence on the wall screen: tickets in work, then new tickets, then preorders that the kitchen starts later. */
export const wallOrder = (kitchen: Kitchen, now: number): OrderSummary[] => [
  ...kitchen.work.filter((order) => !isAhead(order, now)),
  ...kitchen.fresh.filter((order) => !isAhead(order, now)),
  ...[...kitchen.work, ...kitchen.fresh].filter((order) => isAhead(order, now)),
]

/** The kitchen that is shown by default: the kitchen of the first ticket on the wall screen. Undefined if there is no ticket. */
export const firstKitchen = (
  orders: readonly OrderSummary[],
  kitchens: readonly { readonly id: string }[],
  now: number,
): string | undefined =>
  wallOrder(kitchenOf(orders, now), now).find((order) => kitchens.some(({ id }) => id === order.branchId))?.branchId
