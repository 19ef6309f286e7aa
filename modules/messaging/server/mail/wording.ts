import type { Locale } from '#contract/locale.ts'
import { mailTexts } from '../../words/mails.ts'
import { format, money } from '#kernel/money.ts'
import { dateAt, formatDate, formatTime, instantsOf, type Zone } from '#kernel/time.ts'

/** An amount of the API as text: '204,30 EUR'. */
export const amount = (decimal: number, currency: string): string => format(money(decimal), currency)

// Formatters are created only once, because creating one takes as long as writing the rest of a mail. They are created with the first mail, because
// creating four of them would make the start of the server a thirtieth of a second longer.
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
 * A time in the branch's zone: 'Fr., 27.11.2026, 14:35 Uhr'. In the hour that occurs twice, the offset is added (docs/rules/time.md, Clock changes).
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
