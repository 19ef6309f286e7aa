import type { Zone } from '#kernel/time.ts'

/** A range of calendar days. The first and the last day are included (docs/rules/statistics.md, Ranges). */
export interface Period {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}
export type Size = 'hour' | 'day' | 'week' | 'month'

const LONGEST_MONTHS = 25
/** Only ranges of at most this many days can be shown by hours, because a chart cannot show more hours. */
const LONGEST_HOURS_DAYS = 31

/** Checks a range. Undefined: the last day is before the first, or the range is longer than 25 months. */
export function periodOf(from: string, to: string): Period | undefined {
  const period = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }
  const last = period.from.add({ months: LONGEST_MONTHS }).subtract({ days: 1 })
  const isOrdered = Temporal.PlainDate.compare(period.from, period.to) <= 0
  return isOrdered && Temporal.PlainDate.compare(period.to, last) <= 0 ? period : undefined
}

export const daysIn = ({ from, to }: Period): number => from.until(to, { largestUnit: 'day' }).days + 1

/**
 * The size of the buckets (columns) of a chart. Without `wanted`: hours for one day, days for up to 92 days, ISO weeks for up to 53 weeks,
 * months for longer ranges. Undefined: hours are wanted, but the range has too many days for them.
 */
export function sizeOf(period: Period, wanted?: Size): Size | undefined {
  const days = daysIn(period)
  if (wanted === 'hour' && days > LONGEST_HOURS_DAYS) return undefined
  if (wanted) return wanted
  if (days === 1) return 'hour'
  if (days <= 92) return 'day'
  return days <= 53 * 7 ? 'week' : 'month'
}

/** The previous range. It has the same number of days and ends on the day before this range begins. */
export function before({ from, to }: Period): Period {
  const days = from.until(to, { largestUnit: 'day' }).days + 1
  return { from: from.subtract({ days }), to: from.subtract({ days: 1 }) }
}

function listDays({ from, to }: Period): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * The key of the bucket (day, week or month) that contains a day: '2026-03-07', '2026-W10' or '2026-03'. Weeks are ISO weeks, so '2026-W01'
 * begins on 29 December 2025.
 */
export function bucketOfDay(day: Temporal.PlainDate, size: Exclude<Size, 'hour'>): string {
  if (size === 'day') return day.toString()
  if (size === 'month') return day.toString().slice(0, 7)
  return `${day.yearOfWeek}-W${two(day.weekOfYear ?? 1)}`
}

/**
 * The names of the hours of a day in the time zone: '00' to '23'. On days with a clock change an hour that occurs twice is '02A' and '02B',
 * and an hour that is skipped is missing.
 */
export function hoursOf(day: Temporal.PlainDate, zone: Zone): string[] {
  const end = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
  const hours: string[] = []
  let at = day.toZonedDateTime(zone)
  while (at.epochMilliseconds < end) {
    hours.push(two(at.hour))
    at = at.add({ hours: 1 })
  }
  return hours.map((hour, index) => {
    if (hours[index + 1] === hour) return `${hour}A`
    return hours[index - 1] === hour ? `${hour}B` : hour
  })
}

/**
 * The keys of all buckets (hours, days, weeks or months) of a range, the earliest first. A week or month at the edge of the range is
 * included, but contains only the values of its days within the range.
 */
export function bucketsOf(period: Period, size: Size, zone: Zone): string[] {
  if (size === 'hour') return listDays(period).flatMap((day) => hoursOf(day, zone).map((hour) => `${day}T${hour}`))
  return [...new Set(listDays(period).map((day) => bucketOfDay(day, size)))]
}

/**
 * The position of a bucket (a column of the chart) in its range. A bucket is compared with the bucket at the same position in the previous
 * range. For days, weeks and months the position is the index. For hours it consists of day and hour. So an hour that occurs twice or is
 * skipped does not move the other hours.
 */
export function placeOf(bucket: string, size: Size, period: Period, index: number): string {
  if (size !== 'hour') return String(index)
  const day = Temporal.PlainDate.from(bucket.slice(0, 10))
  return `${period.from.until(day, { largestUnit: 'day' }).days}/${bucket.slice(11, 13)}`
}

/**
 * How often each hour of each weekday occurs in the range. The key is 'weekday-hour', with 1 for Monday and hours from 0 to 23. Hours that
 * have not begun yet are not counted.
 */
export function cellTimes(period: Period, zone: Zone, now: Temporal.Instant): Map<string, number> {
  const times = new Map<string, number>()
  const wall = now.toZonedDateTimeISO(zone)
  const today = wall.toPlainDate()
  for (const day of listDays(period)) {
    const order = Temporal.PlainDate.compare(day, today)
    if (order > 0) break
    let at = day.toZonedDateTime(zone)
    const end = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
    if (order < 0 && end - at.epochMilliseconds === 86_400_000) {
      for (let hour = 0; hour < 24; hour++) add(times, `${day.dayOfWeek}-${hour}`)
      continue
    }
    while (at.epochMilliseconds < end && at.epochMilliseconds <= now.epochMilliseconds) {
      add(times, `${day.dayOfWeek}-${at.hour}`)
      at = at.add({ hours: 1 })
    }
  }
  return times
}

const add = (times: Map<string, number>, cell: string): void => void times.set(cell, (times.get(cell) ?? 0) + 1)
