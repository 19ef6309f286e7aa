import { kitchenChanges } from '../rules/changes.ts'
import { kitchenRemark } from '../rules/remark.ts'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import { PREORDERED_BEFORE_MINUTES } from '#modules/ordering/rules/attention.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import { dueAt } from '#modules/ordering/backoffice/parts/order-words.ts'

/** The most places for tickets on the wall screen. Tickets that do not fit are only counted. */
const MOST_TICKETS = 8
/** Minutes before the due time from which a ticket is amber. */
const WARN_MINUTES = 6
/** Milliseconds before the kitchen starts on a preorder, from which the ticket is shown. */
const AHEAD_MS = 4 * 3_600_000

export type Stage = 'fresh' | 'work' | 'done'
type TicketLook = 'new' | 'late' | 'warn' | ''

/** Whether the ticket is finished. If staff changed it afterwards, it is not finished until the kitchen has read the changes. */
export const isTicketDone = (order: OrderSummary): boolean =>
  order.state === 'in-delivery' || (order.kitchenDoneAt !== null && kitchenChanges(order).length === 0)

/** The stage of an order in the kitchen. Undefined if the kitchen does not see the order, such as a ride or an unpaid order. */
export function stageOf(order: OrderSummary, now: number): Stage | undefined {
  if (order.kind !== 'food' || isUnpaid(order)) return undefined
  if (order.state === 'in-delivery') return 'done'
  if (order.state !== 'waiting' && order.state !== 'confirmed') return undefined
  if (isTicketDone(order)) return 'done'
  const starts = startsAt(order)
  if (starts !== undefined && starts - now > AHEAD_MS) return undefined
  return order.state === 'waiting' ? 'fresh' : 'work'
}

/** When the kitchen starts work on an order for a time; undefined: at once. */
export function startsAt(order: OrderSummary): number | undefined {
  const due = dueAt(order)
  return due === undefined ? undefined : due - PREORDERED_BEFORE_MINUTES * 60_000
}

/** Whether work on the order starts later; the ticket then shows the start time. */
export const isAhead = (order: OrderSummary, now: number): boolean =>
  order.appointment !== null && (startsAt(order) ?? now) > now

/** The look of a ticket: white if it is new, amber in the last six minutes before its due time, red if it is overdue. */
export function lookOf(order: OrderSummary, now: number): TicketLook {
  if (order.state === 'waiting') return 'new'
  const due = dueAt(order)
  if (due === undefined) return ''
  if (now > due) return 'late'
  return due - now <= WARN_MINUTES * 60_000 ? 'warn' : ''
}

/** '5:58' if time remains, '+2:05' if the ticket is overdue. Hours are shown only if there are any. */
export function countdown(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const text = `${hours > 0 ? `${hours}:${two(Math.floor((seconds % 3600) / 60))}` : Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return milliseconds < 0 ? `+${text}` : text
}

export interface Kitchen {
  fresh: OrderSummary[]
  work: OrderSummary[]
  /** The ticket that was finished last comes first. */
  done: OrderSummary[]
}

/** Every ticket in its stage. Tickets in work are sorted by due time, with preorders last; new tickets are sorted by arrival. */
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

/** The tickets in the sequence of the wall screen: first those in work, then new ones, then preorders. */
export const wallOrder = (kitchen: Kitchen, now: number): OrderSummary[] => [
  ...kitchen.work.filter((order) => !isAhead(order, now)),
  ...kitchen.fresh.filter((order) => !isAhead(order, now)),
  ...[...kitchen.work, ...kitchen.fresh].filter((order) => isAhead(order, now)),
]

/** The kitchen that is opened if the user chose none: the kitchen of the first ticket on the wall. Undefined if there is no ticket. */
export const firstKitchen = (
  orders: readonly OrderSummary[],
  kitchens: readonly { readonly id: string }[],
  now: number,
): string | undefined =>
  wallOrder(kitchenOf(orders, now), now).find((order) => kitchens.some(({ id }) => id === order.branchId))?.branchId

/** Estimated characters per line, and lines per ticket in the smallest font. The screen then fits the font size exactly. */
const LINE_LETTERS = 24
const PLACE_LINES = 15

/** How many places a ticket takes on the wall. A ticket with many lines takes two, so that no line is cut off. */
export function placesOf(order: OrderSummary): 1 | 2 {
  const texts = [
    ...kitchenChanges(order).flatMap(({ before }) => (before ? [before.name, ...before.choices] : [])),
    ...order.items.flatMap((item) => [staffNameOf(item), ...staffDetailsOf(item).map(({ value }) => value)]),
    kitchenRemark(order),
  ]
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / LINE_LETTERS), 0)
  return lines > PLACE_LINES ? 2 : 1
}

/** The tickets that fit on the wall. If tickets are finished or do not fit, the last place is kept free for their summary. */
export function shownOnWall(all: readonly OrderSummary[], hasDone: boolean): readonly OrderSummary[] {
  const fitting = (places: number) => {
    let taken = 0
    const end = all.findIndex((order) => (taken += placesOf(order)) > places)
    return end === -1 ? all : all.slice(0, end)
  }
  const whole = fitting(MOST_TICKETS)
  return hasDone || whole.length < all.length ? fitting(MOST_TICKETS - 1) : whole
}

/** '7 Schweinsbraten': the dishes that are still to be cooked, the largest amount first. */
export function sumsOf(
  orders: readonly OrderSummary[],
  most: number,
): { name: string; amount: number; unit: string }[] {
  const sums = new Map<string, { name: string; amount: number; unit: string }>()
  for (const order of orders) {
    for (const item of order.items) {
      if (order.kitchenItems.includes(item.id)) continue
      const name = staffNameOf(item)
      const { unit } = item
      // Kilograms and pieces of the same dish cannot be added. Each unit has its own sum.
      const key = `${unit} ${name}`
      sums.set(key, { name, unit, amount: (sums.get(key)?.amount ?? 0) + item.amount })
    }
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, amount: Math.round(sum.amount * 1000) / 1000 }))
    .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name))
    .slice(0, most)
}
