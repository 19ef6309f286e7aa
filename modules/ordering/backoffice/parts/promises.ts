import type { Locale } from '#contract/locale.ts'
import { dayOf, formatDay, formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import type { OrderSummary } from '../../contract.ts'
import { readyAt, workedFrom } from '../../rules/ready.ts'
import { MINUTES } from './ready-minutes.ts'

/** The time at which the food is ready if staff press one of the minute buttons. `day` and `weekday` are undefined if it is today. */
interface ReadyPromise {
  readonly minutes: number
  readonly time: string
  /** The day as text: 'morgen' or 'Sa, 21.3.'. Undefined if it is today. */
  readonly day: string | undefined
  /** The same day as a short weekday: 'Sa'. Undefined if it is today. */
  readonly weekday: string | undefined
}

/**
 * Returns for each minute button when the food would be ready if staff accepted the order now. `isFromOpening`: the minutes count from the
 * branch's next opening.
 */
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
 * For an order that was placed while the branch was closed: the time at which it will be ready if staff accept it now, for example 'Sa
 * 11:30'. Undefined if the branch was open, or has opened in the meantime, because the number of minutes is then clear enough.
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

/** The day that all promises have in common; undefined if it is today, or if the days differ. */
export const sharedDay = (promises: readonly ReadyPromise[]): string | undefined =>
  promises.every(({ day }) => day === promises[0]?.day) ? promises[0]?.day : undefined
