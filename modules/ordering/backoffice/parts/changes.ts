import { useNowAs } from '#ui/backoffice/use-now.ts'
import { useMemo } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { ESCALATED_AFTER_MINUTES, MISSED_AFTER_MINUTES, PREORDERED_BEFORE_MINUTES } from '../../rules/attention.ts'
import { waitsFrom } from './columns.ts'
import { dueAt, endOf, UNCOLLECTED_AFTER_MINUTES } from './order-words.ts'
import { EARLY_MINUTES } from './steps.ts'

const MINUTE = 60_000
/** A day begins on a quarter hour in every time zone; with it the words 'Heute' and 'Morgen' change. */
const QUARTER_HOUR = 15 * MINUTE

/** From this long before it, a card counts the minutes to a ride's departure, and to an order's due time. */
export const DEPARTS_WITHIN_MS = 20 * 60 * MINUTE
export const SOON_WITHIN_MS = 60 * MINUTE
/** After this long a wait stands out. */
export const WARNS_AFTER_MS = 2 * MINUTE

/** When time alone changes what a card shows, besides the wait of a new order. Milliseconds since 1970. */
interface Changes {
  /** Each of these changes it once. */
  readonly once: readonly number[]
  /** From `from` on it changes every minute, counted from `phase`. */
  readonly everyMinute: readonly { readonly phase: number; readonly from: number }[]
}

export function changesOf(order: OrderSummary): Changes {
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
            due - SOON_WITHIN_MS,
            due - PREORDERED_BEFORE_MINUTES * MINUTE,
            due,
            due + UNCOLLECTED_AFTER_MINUTES * MINUTE,
          ]),
    ],
    everyMinute: [
      // The buttons for minutes say a time of day.
      ...(order.kind === 'food' && order.state === 'waiting' && order.appointment === null
        ? [{ phase: 0, from: Number.NEGATIVE_INFINITY }]
        : []),
      // Minutes to go and minutes late are rounded: they change in the middle.
      ...[due, end].flatMap((at) =>
        at === undefined || order.state === 'waiting'
          ? []
          : [{ phase: at + MINUTE / 2, from: at - (order.ride ? DEPARTS_WITHIN_MS : SOON_WITHIN_MS) }],
      ),
    ],
  }
}

/** The later of a change and the millisecond after it: some rules count the instant itself, others only what comes after it. */
const settled = (at: number, now: number): number => (now > at ? at + 1 : at)
const floorTo = (step: number, phase: number, now: number): number => phase + Math.floor((now - phase) / step) * step

/**
 * The last time up to `now` at which something changed. What is shown for that time is what is shown for `now`, so a card is drawn for it, and
 * not for every second.
 */
export function lastChange({ once, everyMinute }: Changes, now: number): number {
  let last = floorTo(QUARTER_HOUR, 0, now)
  for (const at of once) if (at <= now) last = Math.max(last, settled(at, now))
  for (const { phase, from } of everyMinute)
    if (from <= now) last = Math.max(last, settled(floorTo(MINUTE, phase, now), now))
  return last
}

/** The time that a card is drawn for. The component renders when it changes. */
export function useCardTime(order: OrderSummary): number {
  const changes = useMemo(() => changesOf(order), [order])
  return useNowAs((now) => lastChange(changes, now))
}

/** The time that columns, counts and alarms of all these orders are drawn for: minutes do not change them. */
export function useOrdersTime(orders: readonly OrderSummary[]): number {
  const once = useMemo(() => orders.flatMap((order) => changesOf(order).once), [orders])
  return useNowAs((now) => lastChange({ once, everyMinute: [] }, now))
}
