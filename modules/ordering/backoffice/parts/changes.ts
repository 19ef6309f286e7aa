import { useNowAs } from '#ui/backoffice/use-now.ts'
import { useMemo } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { ESCALATED_AFTER_MINUTES, MISSED_AFTER_MINUTES, PREORDERED_BEFORE_MINUTES } from '../../rules/attention.ts'
import { waitsFrom } from './columns.ts'
import { dueAt, endOf, UNCOLLECTED_AFTER_MINUTES } from './order-words.ts'
import { EARLY_MINUTES } from './steps.ts'

const MINUTE = 60_000
/** In every time zone a day begins on a quarter hour; the words 'Heute' and 'Morgen' change then. */
const QUARTER_HOUR = 15 * MINUTE

/** Milliseconds before a ride's departure, and before an order's due time, from which a card shows the remaining minutes. */
export const DEPARTS_WITHIN_MS = 20 * 60 * MINUTE
export const SOON_WITHIN_MS = 60 * MINUTE
/** Milliseconds of waiting after which the waiting time is highlighted. */
export const WARNS_AFTER_MS = 2 * MINUTE

/** The times at which a card changes only because time passes, apart from the waiting time of a new order. Milliseconds since 1970. */
interface Changes {
  /** Times at which the card changes once. */
  readonly once: readonly number[]
  /** From `from` on the card changes every minute, at the same second of the minute as `phase`. */
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
      // The buttons for minutes show a time of day, which changes every minute.
      ...(order.kind === 'food' && order.state === 'waiting' && order.appointment === null
        ? [{ phase: 0, from: Number.NEGATIVE_INFINITY }]
        : []),
      // Remaining minutes and minutes late are rounded, so they change at half minutes.
      ...[due, end].flatMap((at) =>
        at === undefined || order.state === 'waiting'
          ? []
          : [{ phase: at + MINUTE / 2, from: at - (order.ride ? DEPARTS_WITHIN_MS : SOON_WITHIN_MS) }],
      ),
    ],
  }
}

/** The time of a change; once it has passed, the next millisecond. Some rules include the time itself, others begin only after it. */
const settled = (at: number, now: number): number => (now > at ? at + 1 : at)
const floorTo = (step: number, phase: number, now: number): number => phase + Math.floor((now - phase) / step) * step

/**
 * The last time up to `now` at which something changed. A card looks the same for that time and for `now`, so it is rendered for that time
 * instead of every second.
 */
export function lastChange({ once, everyMinute }: Changes, now: number): number {
  let last = floorTo(QUARTER_HOUR, 0, now)
  for (const at of once) if (at <= now) last = Math.max(last, settled(at, now))
  for (const { phase, from } of everyMinute)
    if (from <= now) last = Math.max(last, settled(floorTo(MINUTE, phase, now), now))
  return last
}

/** The time for which a card is rendered. The component renders again when this time changes. */
export function useCardTime(order: OrderSummary): number {
  const changes = useMemo(() => changesOf(order), [order])
  return useNowAs((now) => lastChange(changes, now))
}

/** The time for which columns, counts and alarms of these orders are rendered. It does not change every minute. */
export function useOrdersTime(orders: readonly OrderSummary[]): number {
  const once = useMemo(() => orders.flatMap((order) => changesOf(order).once), [orders])
  return useNowAs((now) => lastChange({ once, everyMinute: [] }, now))
}
