import { dayOf, formatDayOfMonth, formatTime } from '#ui/backoffice/format.ts'

/**
 * The times of an order in a row of the history on a narrow screen: when it came, and after the arrow for when it is. A day or year that
 * both share is written once: '05:10 → 14:30', '21.3. 05:10 → 14:30', '21.3. 05:10 → 22.3. 14:30', '21.03.25 05:10 → 22.03. 14:30'.
 */
export function narrowTimes(
  { received, due, now }: { received: number; due: number | undefined; now: number },
  zone: string,
): string {
  const yearOf = (at: number) => dayOf(at, zone).slice(0, 4)
  /** A day of another year than now. `isYearKnown`: the row already names the year. */
  const otherYear = (at: number, isYearKnown: boolean) => {
    const [year = '', month, day] = dayOf(at, zone).split('-')
    return `${day}.${month}.${isYearKnown ? '' : year.slice(2)}`
  }
  /** A moment without its weekday. The day is left out if it is the same as the day of `before`. */
  const moment = (at: number, before: number) => {
    const time = formatTime(at, zone)
    if (dayOf(at, zone) === dayOf(before, zone)) return time
    const isThisYear = yearOf(at) === yearOf(now)
    return `${isThisYear ? formatDayOfMonth(at, zone) : otherYear(at, yearOf(at) === yearOf(before))} ${time}`
  }
  const first = moment(received, now)
  return due === undefined ? first : `${first} → ${moment(due, received)}`
}
