import type { Locale } from '#contract/locale.ts'
import { mailTexts } from '../../words/mails.ts'
import { format, money } from '#kernel/money.ts'
import { dateAt, formatDate, formatTime, instantsOf, type Zone } from '#kernel/time.ts'

/** Formats an amount that the API returns: '204,30 EUR'. */
export const amount = (decimal: number, currency: string): string => format(money(decimal), currency)

// A formatter is created only once, because creating it takes as long as writing the rest of a mail. It is not created before the first mail, because
// that would make the start of the server slower.
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

/**
 * Writes a time in the branch's time zone: 'Fr., 27.11.2026, 14:35 Uhr'. When clocks are set back, one hour occurs twice. A time in this
 * hour is written with its offset from UTC (docs/rules/time.md, Clock changes).
 */
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
