import type { Locale } from '#contract/locale.ts'
import { formatListed, formatShortDay } from '#ui/backoffice/format.ts'

const withoutWeekday = (text: string): string => text.replace(/^\p{L}+,? /u, '')

/** '05:10', '21.3. 05:10' or '21.03.25 05:10': without the weekday and the century, because the row has little room. */
const short = (at: number, now: number, zone: string, locale: Locale): string =>
  withoutWeekday(formatListed(at, now, zone, locale)).replace(/\.20(\d\d) /, '.$1 ')

/**
 * The times of an order in a row of the history on a narrow screen: when it came, and after the arrow for when it is. A day or year that
 * both share is written once: '05:10 → 14:30', '21.3. 05:10 → 14:30', '21.3. 05:10 → 22.3. 14:30'.
 */
export function narrowTimes(
  { received, due, now }: { received: number; due: number | undefined; now: number },
  zone: string,
  locale: Locale,
): string {
  const first = short(received, now, zone, locale)
  if (due === undefined) return first
  const second = short(due, now, zone, locale)
  const [day, dueDay] = [first, second].map((text) => (text.includes(' ') ? text.split(' ')[0] : ''))
  const time = second.split(' ').at(-1) ?? ''
  // Today has no day of its own in a list. After another day it would be read as a time of that day.
  if (day && !dueDay) return `${first} → ${withoutWeekday(formatShortDay(due, zone, locale))} ${time}`
  if (day === dueDay) return `${first} → ${time}`
  const year = /\.(\d\d)$/.exec(day ?? '')?.[1]
  return `${first} → ${year && dueDay?.endsWith(`.${year}`) ? `${dueDay.slice(0, -2)} ${time}` : second}`
}
