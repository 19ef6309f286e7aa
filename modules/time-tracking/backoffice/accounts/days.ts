import type { Locale } from '#contract/locale.ts'

const place = (locale: Locale): string => (locale === 'de' ? 'de-AT' : 'en-GB')

/** Formats a date: '28.2.2026'. */
export const shortDate = (date: string, locale: Locale): string =>
  Temporal.PlainDate.from(date).toLocaleString(place(locale), { day: 'numeric', month: 'numeric', year: 'numeric' })

/** Formats a range of dates: '28.2.–6.3.2026'. The year is written only once if both dates have the same year. */
export function dateRange(from: string, to: string, locale: Locale): string {
  if (from === to) return shortDate(from, locale)
  const format = new Intl.DateTimeFormat(place(locale), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(Date.parse(`${from}T12:00:00Z`), Date.parse(`${to}T12:00:00Z`))
}

/** A number of days as text: '17,5'. */
export const dayCount = (days: number, locale: Locale): string => new Intl.NumberFormat(place(locale)).format(days)
