import type { Locale } from '#contract/locale.ts'
import { dayOf, formatDay, formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import type { OrderSummary } from '../../contract.ts'
import { readyAt, workedFrom } from '../../rules/ready.ts'
import { MINUTES } from './ready-minutes.ts'

/** The time that a button for minutes promises the guest: the time of day, and the day if it is not today. */
interface ReadyPromise {
  readonly minutes: number
  readonly time: string
  /** 'morgen', 'Sa, 21.3.'; undefined if it is today. */
  readonly day: string | undefined
  /** The day as a short weekday: 'Sa'. */
  readonly weekday: string | undefined
}

/** The promises of the four minute buttons, if the order is accepted now. */
export function promisesOf(
  order: Pick<OrderSummary, 'awaitedFrom'>,
  now: number,
  zone: string,
  locale: Locale,
): { promises: ReadyPromise[]; isFromOpening: boolean } {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const opening = order.awaitedFrom ? Temporal.Instant.from(order.awaitedFrom) : undefined
  const today = dayOf(now, zone)
  const promises = MINUTES.map((minutes) => {
    const ready = readyAt(minutes, opening, at).epochMilliseconds
    const isToday = dayOf(ready, zone) === today
    return {
      minutes,
      time: formatTime(ready, zone),
      day: isToday ? undefined : dayInText(ready, now, zone, locale),
      weekday: isToday ? undefined : formatShortDay(ready, zone, locale).split(/[, ]/)[0],
    }
  })
  return { promises, isFromOpening: !workedFrom(opening, at).equals(at) }
}

/**
 * When an order that was placed while the branch is closed will be ready if it is accepted now: 'Sa 11:30'. Undefined if the branch is open:
 * then minutes are enough.
 */
export function readyFromOpening(
  order: Pick<OrderSummary, 'awaitedFrom'>,
  minutes: number,
  now: number,
  zone: string,
  locale: Locale,
): string | undefined {
  const { promises, isFromOpening } = promisesOf(order, now, zone, locale)
  const promise = isFromOpening ? promises.find((one) => one.minutes === minutes) : undefined
  return promise && [promise.weekday, promise.time].filter(Boolean).join(' ')
}

function dayInText(at: number, now: number, zone: string, locale: Locale): string {
  const day = formatDay(at, now, zone, locale)
  return day === formatShortDay(at, zone, locale) ? day : day.toLowerCase()
}

/** The day that all promises share, if it is not today. */
export const sharedDay = (promises: readonly ReadyPromise[]): string | undefined =>
  promises.every(({ day }) => day === promises[0]?.day) ? promises[0]?.day : undefined
