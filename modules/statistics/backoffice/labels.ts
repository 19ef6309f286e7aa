import type { Locale } from '#contract/locale.ts'
import { formatNumber } from '#ui/backoffice/format.ts'
import { changeOf } from '../rules/compare.ts'
import { screenTexts } from '../words/screen.ts'

const day = (text: string) => new Date(`${text.slice(0, 10)}T12:00:00Z`)
const tag = (locale: Locale) => (locale === 'de' ? 'de-AT' : 'en-GB')
/** Formats a date. A text that is not a date is returned unchanged; charts use such texts for positions without a date. */
const dated = (locale: Locale, options: Intl.DateTimeFormatOptions, text: string) =>
  Number.isNaN(day(text).getTime())
    ? text
    : new Intl.DateTimeFormat(tag(locale), { ...options, timeZone: 'UTC' }).format(day(text))

/**
 * The short label of a bucket (an hour, day, week or month of a chart) for the axis: '18', '7.3.', 'KW 10', 'Mär.'. When the clocks change,
 * an hour may occur twice; its label then has a letter: '2A', '2B'.
 */
export function shortBucket(at: string, locale: Locale): string {
  const t = screenTexts(locale)
  if (at.includes('T')) return at.slice(11).replace(/^0(?=\d)/, '')
  if (at.includes('W')) return t.week(at.slice(6))
  if (at.length === 7) return dated(locale, { month: 'short' }, `${at}-01`)
  if (at.length !== 10) return at
  return locale === 'de'
    ? `${Number(at.slice(8))}.${Number(at.slice(5, 7))}.`
    : `${Number(at.slice(8))}/${Number(at.slice(5, 7))}`
}

/** The long label of a bucket (an hour, day, week or month of a chart): 'Sa, 14. März', '18 Uhr', 'März 2026'. */
export function longBucket(at: string, locale: Locale): string {
  const t = screenTexts(locale)
  if (at.includes('T')) {
    const pass = at.slice(13)
    const hour = t.hour(Number(at.slice(11, 13)))
    return pass ? `${hour} (${pass})` : hour
  }
  if (at.includes('W')) return `${t.week(at.slice(6))} ${at.slice(0, 4)}`
  if (at.length === 7) return dated(locale, { month: 'long', year: 'numeric' }, `${at}-01`)
  return dated(locale, { weekday: 'short', day: 'numeric', month: 'long' }, at)
}

/** A range of days as text: '7. – 20. März 2026'. */
export const rangeText = (from: string, to: string, locale: Locale): string =>
  from === to
    ? dated(locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, from)
    : new Intl.DateTimeFormat(tag(locale), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).formatRange(day(from), day(to))

export const percent = (share: number, locale: Locale): string =>
  `${new Intl.NumberFormat(tag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share * 100)}\u00a0%`

export interface Change {
  text: string
  direction: 'up' | 'down' | 'none'
}

/** The change from the previous value as text: '+9,1 %'. For rates it is the difference in percentage points: '−0,4 Pkt.'. */
export function changeText(
  value: number | null,
  previous: number | null,
  kind: 'amount' | 'rate',
  locale: Locale,
): Change {
  const t = screenTexts(locale)
  if (value === null || previous === null) return { text: t.noChange, direction: 'none' }
  const change = kind === 'rate' ? value - previous : changeOf(value, previous)
  if (change === undefined) return { text: value === 0 ? t.unchanged : t.noChange, direction: 'none' }
  return textOfChange(change, kind, locale)
}

/** Formats a change that the caller has computed: 0.091 becomes '+9,1 %', or for rates '+9,1 Pkt.'. */
export function textOfChange(change: number, kind: 'amount' | 'rate', locale: Locale): Change {
  const t = screenTexts(locale)
  const tenths = Math.round(change * 1000) / 10
  if (tenths === 0) return { text: t.unchanged, direction: 'none' }
  const number = new Intl.NumberFormat(tag(locale), { maximumFractionDigits: 1 }).format(Math.abs(tenths))
  const unit = kind === 'rate' ? t.points : '%'
  return { text: `${tenths > 0 ? '+' : '−'}${number}\u00a0${unit}`, direction: tenths > 0 ? 'up' : 'down' }
}

export const count = (value: number, locale: Locale): string => formatNumber(Math.round(value * 10) / 10, locale)

/** Formats minutes as hours and minutes: '17:30 h', '−0:30 h'. */
export function hours(minutes: number, locale: Locale): string {
  const size = Math.abs(Math.round(minutes))
  const sign = minutes < 0 && size > 0 ? '−' : ''
  return `${sign}${formatNumber(Math.floor(size / 60), locale)}:${String(size % 60).padStart(2, '0')}\u00a0h`
}

/** Finds the weekends in a list of days; charts shade them. A weekend is listed only if both its Saturday and its Sunday are among the days. */
export function weekendsOf(days: readonly string[]): { from: string; to: string }[] {
  const known = new Set(days)
  return days.flatMap((day) => {
    const date = Temporal.PlainDate.from(day)
    const next = date.add({ days: 1 }).toString()
    return date.dayOfWeek === 6 && known.has(next) ? [{ from: day, to: next }] : []
  })
}
