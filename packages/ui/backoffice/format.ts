import { format, money } from '#kernel/money.ts'
import type { Locale } from '#contract/locale.ts'
import { longDays, moments, numbers, unitPrices, weekdays } from './formatters.ts'

export { formatAge, formatDuration, formatWait } from './ages.ts'

const NBSP = '\u00a0'

/**
 * An amount in the German format with the symbol of the currency: '58,40 €', '−131,80 €'. English texts use the same format (docs/rules/money.md,
 * Display).
 */
export function formatMoney(amount: number, currency: string): string {
  // The amount is rounded by the common rules for money, because a sum of decimals from the server may have more than four decimals.
  const text = format(money(amount.toFixed(4)), currency)
  const sign = currency === 'EUR' ? '€' : currency
  return text.replace('-', '−').replace(` ${currency}`, `${NBSP}${sign}`)
}

/** Price per unit with up to four decimals: '1,7273 €'. */
export function formatUnitPrice(amount: number, currency: string): string {
  const text = unitPrices().format(amount)
  return `${text}${NBSP}${currency === 'EUR' ? '€' : currency}`
}

export const formatNumber = (value: number, locale: Locale): string => numbers(locale).format(value)

const parts = (at: number, zone: string) => {
  const found = moments(zone).formatToParts(at)
  const get = (type: string) => found.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${get('year')}-${get('month')}-${get('day')}`,
    day: Number(get('day')),
    month: Number(get('month')),
    time: `${get('hour')}:${get('minute')}`,
  }
}

/** The time of day as HH:mm in the zone. */
export const formatTime = (at: number, zone: string): string => parts(at, zone).time

/** The day as YYYY-MM-DD in the zone. */
export const dayOf = (at: number, zone: string): string => parts(at, zone).date

const relativeDay = { de: ['Heute', 'Morgen', 'Gestern'], en: ['Today', 'Tomorrow', 'Yesterday'] } as const

/** A day: 'Heute', 'Morgen', 'Gestern', else 'Sa, 21.3.'. */
export function formatDay(at: number, now: number, zone: string, locale: Locale): string {
  const day = dayOf(at, zone)
  const [today, tomorrow, yesterday] = relativeDay[locale]
  if (day === dayOf(now, zone)) return today
  if (day === shift(dayOf(now, zone), 1)) return tomorrow
  if (day === shift(dayOf(now, zone), -1)) return yesterday
  return formatShortDay(at, zone, locale)
}

/** A day: 'Sa, 21.3.', in English 'Sat 21.3.'. */
export function formatShortDay(at: number, zone: string, locale: Locale): string {
  const weekday = weekdays(locale, zone).format(at).replace('.', '')
  return `${weekday}${locale === 'de' ? ',' : ''} ${formatDayOfMonth(at, zone)}`
}

/** A day without its weekday, in both languages as date fields show it (specification §5, Formats): '21.3.'. */
export function formatDayOfMonth(at: number, zone: string): string {
  const { day, month } = parts(at, zone)
  return `${day}.${month}.`
}

/** A day in the long form: 'Freitag, 20. März 2026'. */
export const formatLongDay = (at: number, zone: string, locale: Locale): string => longDays(locale, zone).format(at)

/** A day and a time: 'Heute 17:58', 'Sa, 21.3. 05:10'. */
export const formatMoment = (at: number, now: number, zone: string, locale: Locale): string =>
  `${formatDay(at, now, zone, locale)} ${formatTime(at, zone)}`

/** A moment on paper: '21.3. 05:10'. Paper is read on other days too, so it always has the date and never says 'heute'. */
export const formatOnPaper = (at: number, zone: string): string =>
  `${formatDayOfMonth(at, zone)} ${formatTime(at, zone)}`

/**
 * A moment in a list, where all rows must be written alike: '17:58' today, 'Sa, 21.3. 05:10' on another day, '21.03.2025 05:10' in another year
 * (docs/rules/back-office.md, Lists and forms).
 */
export function formatListed(at: number, now: number, zone: string, locale: Locale): string {
  const [day, today] = [dayOf(at, zone), dayOf(now, zone)]
  if (day === today) return formatTime(at, zone)
  const isSameYear = day.slice(0, 4) === today.slice(0, 4)
  return `${isSameYear ? formatShortDay(at, zone, locale) : formatDate(day)} ${formatTime(at, zone)}`
}

/** Like `formatMoment`, but for the middle of a sentence: 'heute 17:58', 'Sa, 21.3. 05:10'. */
export function formatMomentInText(at: number, now: number, zone: string, locale: Locale): string {
  const text = formatMoment(at, now, zone, locale)
  return relativeDay[locale].some((day) => text.startsWith(`${day} `)) ? text[0]?.toLowerCase() + text.slice(1) : text
}

/** The end of a period, for the middle of a sentence: '17:58' today, 'morgen 07:49' or 'Sa, 21.3. 05:10' on another day. */
export const formatUntil = (at: number, now: number, zone: string, locale: Locale): string =>
  dayOf(at, zone) === dayOf(now, zone) ? formatTime(at, zone) : formatMomentInText(at, now, zone, locale)

/** A calendar day as day fields show it in both languages: '2026-03-20' becomes '20.03.2026'. */
export const formatDate = (day: string): string => day.split('-').toReversed().join('.')

/** Adds days to a calendar day: '2026-03-20', 1 → '2026-03-21'. */
export function shift(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** A distance: '81 km'. Below ten kilometres it has one decimal: '7,4 km'. */
export function formatKm(metres: number, locale: Locale): string {
  const km = metres / 1000
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), locale)}${NBSP}km`
}

/** Initials for a round avatar: 'Sabine Moser' → 'SM'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
