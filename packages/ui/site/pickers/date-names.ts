import type { Locale } from '#contract/locale.ts'
import { formatAppointment, formatDate, type Zone } from '#kernel/time.ts'

const tags = { de: 'de-AT', en: 'en-GB' } as const
/** A Monday: the names of the weekdays are derived from it. */
const MONDAY = Date.UTC(2001, 0, 1)
const DAY_MS = 86_400_000

/** Names of days and months. In both languages dates are written DD.MM.YYYY, and appointments D.M.yy, HH:mm (specification §5). */
export function dateNames(locale: Locale) {
  const tag = tags[locale]
  const weekday = (width: 'short' | 'long') => new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' })
  const [short, long] = [weekday('short'), weekday('long')]
  const at = (date: Temporal.PlainDate) => Date.UTC(date.year, date.month - 1, date.day)
  const shortName = (epoch: number) =>
    short
      .format(epoch)
      .replace('.', '')
      .slice(0, locale === 'de' ? 2 : 3)
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      short: shortName(MONDAY + index * DAY_MS).slice(0, 2),
      long: long.format(MONDAY + index * DAY_MS),
    })),
    /** A month: 'November 2026'. */
    month: (month: Temporal.PlainYearMonth) =>
      new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        Date.UTC(month.year, month.month - 1, 1),
      ),
    /** A day with the short weekday: 'Fr, 27.11.2026'. */
    short: (date: Temporal.PlainDate) => `${shortName(at(date))}, ${formatDate(date)}`,
    /** A day with the whole weekday: 'Freitag, 27.11.2026'. */
    long: (date: Temporal.PlainDate) => `${long.format(at(date))}, ${formatDate(date)}`,
    /** A day for screen readers: 'Freitag, 27. November 2026'. */
    spoken: (date: Temporal.PlainDate) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(at(date)),
    /** The appointment of a ride in summaries: 'Do, 3.12.26, 14:35'. */
    appointment: (instant: Temporal.Instant, zone: Zone) =>
      `${shortName(at(instant.toZonedDateTimeISO(zone).toPlainDate()))}, ${formatAppointment(instant, zone)}`,
  }
}
