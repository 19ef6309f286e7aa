import { useNowAs } from '#ui/backoffice/use-now.ts'
import type { OrderSummary } from '../../contract.ts'
import { ESCALATED_AFTER_MINUTES, MISSED_AFTER_MINUTES, PREORDERED_BEFORE_MINUTES } from '../../rules/attention.ts'
import { waitsFrom } from './columns.ts'
import { EARLY_MINUTES, EARLY_START_MINUTES } from './early.ts'
import { oncePerOrder } from './once-per-order.ts'
import { dueAt, endOf, UNCOLLECTED_AFTER_MINUTES } from './order-words.ts'

const MINUTE = 60_000
/**
 * A quarter hour in milliseconds. At midnight the words 'Heute' and 'Morgen' on a card change, and midnight of every time zone is at a full
 * quarter hour of UTC.
 */
const QUARTER_HOUR = 15 * MINUTE

/** The card of an accepted ride shows the remaining time until the departure, if at most this number of milliseconds remains. */
export const DEPARTS_WITHIN_MS = 20 * 60 * MINUTE
/** The card of accepted food shows the remaining time until the food is due, if at most this number of milliseconds remains. */
export const SOON_WITHIN_MS = 60 * MINUTE
/** A new order's waiting time is highlighted after this many milliseconds. */
export const WARNS_AFTER_MS = 2 * MINUTE

/**
 * The times, in milliseconds since 1970, at which the content of a card changes although its order does not. The waiting time of a new order
 * is not included, because its own component renders it again each second.
 */
interface Changes {
  /** Single times when the card changes, for example when the order becomes missed. */
  readonly once: readonly number[]
  /**
   * The card also changes every minute from the time `from` on. The change is always at the same second of the minute as in the time
   * `phase`.
   */
  readonly everyMinute: readonly { readonly phase: number; readonly from: number }[]
}

export const changesOf = oncePerOrder((order): Changes => {
  const due = dueAt(order)
  const end = endOf(order)
  const waits = waitsFrom(order)
  const times = [order.appointment, order.awaitedFrom, order.counterAppointment?.expiresAt]
  return {
    once: [
      Date.parse(order.createdAt),
      waits,
      waits + WARNS_AFTER_MS,
      waits + ESCALATED_AFTER_MINUTES * MINUTE,
      waits + MISSED_AFTER_MINUTES * MINUTE,
      ...times.flatMap((at) => (at ? [Date.parse(at)] : [])),
      ...(end === undefined ? [] : [end]),
      ...(due === undefined
        ? []
        : [
            due - DEPARTS_WITHIN_MS,
            due - EARLY_MINUTES * MINUTE,
            due - EARLY_START_MINUTES * MINUTE,
            due - SOON_WITHIN_MS,
            due - PREORDERED_BEFORE_MINUTES * MINUTE,
            due,
            due + UNCOLLECTED_AFTER_MINUTES * MINUTE,
          ]),
    ],
    everyMinute: [
      // While the food waits to be accepted, the buttons with minutes show times of day, which change every full minute.
      ...(order.kind === 'food' && order.state === 'waiting' && order.appointment === null
        ? [{ phase: 0, from: Number.NEGATIVE_INFINITY }]
        : []),
      // The minutes until the order is due, and the minutes that it is late, are rounded. Therefore they change at half minutes.
      ...[due, end].flatMap((at) =>
        at === undefined || order.state === 'waiting'
          ? []
          : [{ phase: at + MINUTE / 2, from: at - (order.ride ? DEPARTS_WITHIN_MS : SOON_WITHIN_MS) }],
      ),
    ],
  }
})

/**
 * Some rules apply at the time `at` itself, others only after it. One millisecond after `at`, both kinds apply. So this later time is
 * returned when `at` has passed.
 */
const settled = (at: number, now: number): number => (now > at ? at + 1 : at)
const floorTo = (step: number, phase: number, now: number): number => phase + Math.floor((now - phase) / step) * step

/**
 * The last time, up to `now`, at which the card changed. The card looks the same at that time and at `now`. It is rendered for that time, and
 * therefore only when something changes, not every second.
 */
export function lastChange({ once, everyMinute }: Changes, now: number): number {
  let last = floorTo(QUARTER_HOUR, 0, now)
  for (const at of once) if (at <= now) last = Math.max(last, settled(at, now))
  for (const { phase, from } of everyMinute)
    if (from <= now) last = Math.max(last, settled(floorTo(MINUTE, phase, now), now))
  return last
}

/**
 * Returns the time for which this card is rendered. The time changes only when the card's content may change, and each change renders the
 * component again.
 */
export function useCardTime(order: OrderSummary): number {
  return useNowAs((now) => lastChange(changesOf(order), now))
}

/** The single times of the orders of a list, ascending. They are computed once for each list, because several components need them. */
const knownTimes = new WeakMap<readonly OrderSummary[], readonly number[]>()

function timesOf(orders: readonly OrderSummary[]): readonly number[] {
  const times = knownTimes.get(orders) ?? orders.flatMap((order) => changesOf(order).once).toSorted((a, b) => a - b)
  knownTimes.set(orders, times)
  return times
}

/**
 * Returns the time for which columns, counts and alarms are rendered. It changes when one of these orders can move to another column, and
 * when a count or an alarm can change. It also changes every quarter hour, but not every minute.
 */
export function useOrdersTime(orders: readonly OrderSummary[]): number {
  return useNowAs((now) => lastOf(timesOf(orders), now))
}

/** Like `lastChange`, for ascending single times. */
export function lastOf(ascending: readonly number[], now: number): number {
  let [first, end] = [0, ascending.length]
  while (first < end) {
    const middle = (first + end) >>> 1
    if ((ascending[middle] ?? now) <= now) first = middle + 1
    else end = middle
  }
  return lastChange({ once: ascending.slice(Math.max(0, first - 1), first), everyMinute: [] }, now)
}
