import type { Locale } from '#contract/locale.ts'
import { mailTexts } from '../../words/mails.ts'
import { format, money } from '#kernel/money.ts'
import { dateAt, formatDate, formatTime, instantsOf, type Zone } from '#kernel/time.ts'

/** '204,30 EUR' of an amount in the API. */
export const amount = (decimal: number, currency: string): string => format(money(decimal), currency)

// Created once, because a formatter costs as much as the rest of a mail, and only with the first mail: four of them take a thirtieth of a
// start.
const weekdays = once(
  (locale) => new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', { weekday: 'short', timeZone: 'UTC' }),
)

function once<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const one = made.get(locale) ?? make(locale)
    made.set(locale, one)
    return one
  }
}

/** 'Fr., 27.11.2026, 14:35 Uhr' in the branch's zone; in the hour that comes twice with its offset (docs/rules/time.md, Clock changes). */
export function moment(locale: Locale, iso: string, zone: Zone): string {
  const at = Temporal.Instant.from(iso)
  const wall = at.toZonedDateTimeISO(zone)
  const { year, month, day: ofMonth } = dateAt(at, zone)
  const day = weekdays(locale)
    .format(Date.UTC(year, month - 1, ofMonth))
    .replace(/\.?$/, locale === 'de' ? '.' : '')
  const isDouble = instantsOf(wall.toPlainDateTime(), zone).length > 1
  return mailTexts(locale).at(
    `${day}, ${formatDate(wall)}`,
    isDouble ? `${formatTime(wall)} (${wall.offset})` : formatTime(wall),
  )
}
