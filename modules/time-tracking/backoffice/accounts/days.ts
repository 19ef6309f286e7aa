import type { Locale } from '#contract/locale.ts'

const place = (locale: Locale): string => (locale === 'de' ? 'de-AT' : 'en-GB')

/** '28.2.2026'; a local date without zone. */
export const shortDate = (date: string, locale: Locale): string =>
  Temporal.PlainDate.from(date).toLocaleString(place(locale), { day: 'numeric', month: 'numeric', year: 'numeric' })

/** '1.3.–8.3.2026'. */
export const dateRange = (from: string, to: string, locale: Locale): string =>
  from === to ? shortDate(from, locale) : `${shortDate(from, locale)} – ${shortDate(to, locale)}`

/** '17,5'. */
export const dayCount = (days: number, locale: Locale): string => new Intl.NumberFormat(place(locale)).format(days)
