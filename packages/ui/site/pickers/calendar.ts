import { dateAt, isoWeek, nextFullHour, type Zone } from '#kernel/time.ts'
import type { FreeStretch } from '#kernel/free-times.ts'
import type { OfferedTimes } from './offered-times.ts'

/** A row of the date picker: its ISO week and its seven days, Monday first. A day of another month is null. */
interface CalendarWeek {
  readonly week: number
  readonly days: readonly (Temporal.PlainDate | null)[]
}

/** The weeks of a month (specification §2, Date picker: weeks start Monday, ISO week numbers). */
export function calendarWeeks(month: Temporal.PlainYearMonth): CalendarWeek[] {
  const first = month.toPlainDate({ day: 1 })
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const rows = Math.ceil((first.dayOfWeek - 1 + month.daysInMonth) / 7)
  return Array.from({ length: rows }, (_, row) => {
    const start = monday.add({ weeks: row })
    const days = Array.from({ length: 7 }, (_day, index) => {
      const date = start.add({ days: index })
      return date.month === month.month && date.year === month.year ? date : null
    })
    return { week: isoWeek(start), days }
  })
}

const steps: Readonly<Record<string, (date: Temporal.PlainDate, far: boolean) => Temporal.PlainDate>> = {
  ArrowLeft: (date) => date.subtract({ days: 1 }),
  ArrowRight: (date) => date.add({ days: 1 }),
  ArrowUp: (date) => date.subtract({ weeks: 1 }),
  ArrowDown: (date) => date.add({ weeks: 1 }),
  Home: (date) => date.subtract({ days: date.dayOfWeek - 1 }),
  End: (date) => date.add({ days: 7 - date.dayOfWeek }),
  PageUp: (date, far) => date.subtract(far ? { years: 1 } : { months: 1 }),
  PageDown: (date, far) => date.add(far ? { years: 1 } : { months: 1 }),
}

/** The day that a key moves to; undefined for other keys. `far`: Shift is pressed, which moves by years instead of months. */
export const dayByKey = (date: Temporal.PlainDate, key: string, far: boolean): Temporal.PlainDate | undefined =>
  steps[key]?.(date, far)

/**
 * The picker's default is the next full hour (specification §2). If this is within the lead time (the minimum time before an appointment),
 * the default is the first full hour after the lead time. If this hour is not free, the default is the first free slot. Undefined if no
 * slot is free.
 */
export function defaultAppointment(
  now: Temporal.Instant,
  appointments: OfferedTimes,
  zone: Zone,
): Temporal.Instant | undefined {
  const first = appointments.nextFree(nextFullHour(now, zone)) ?? appointments.nextFree()
  if (!first) return undefined
  const full = nextFullHour(first, zone)
  return appointments.refusal(full) ? first : full
}

/**
 * The appointment after a day is chosen. On a day with availability windows it is the start of the first window (specification §2). On a
 * day that is free all day, or free from now on, it has the time of day of `wish`. Undefined on a day without any slot.
 */
export function appointmentOn(
  date: Temporal.PlainDate,
  wish: Temporal.Instant | undefined,
  appointments: OfferedTimes,
  context: { zone: Zone; now: Temporal.Instant },
): Temporal.Instant | undefined {
  const { stretches } = appointments.dayAvailability(date)
  const first = stretches[0]?.firstSlot
  if (!first || !wish || hasWindows(stretches, date, context)) return first
  const wall = wish.toZonedDateTimeISO(context.zone).toPlainTime()
  const kept = date.toPlainDateTime(wall).toZonedDateTime(context.zone).toInstant()
  return appointments.refusal(kept) ? first : kept
}

/** Is the day free only at certain times? Today counts as free all day if only the hours that have passed are missing. */
export function hasWindows(
  stretches: readonly FreeStretch[],
  date: Temporal.PlainDate,
  context: { zone: Zone; now: Temporal.Instant },
): boolean {
  const [only] = stretches
  if (!only || stretches.length > 1 || only.to !== '24:00') return true
  return only.from !== '00:00' && !dateAt(context.now, context.zone).equals(date)
}
