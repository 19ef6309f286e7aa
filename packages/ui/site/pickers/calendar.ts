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

/** The time of day that is proposed on a later day, so that nobody books a night by accident. */
const MORNING = Temporal.PlainTime.from('09:00')

/**
 * The appointment after a day is chosen. On a day that is free all day, or free from now on, it has the time of day of `chosen`, the
 * appointment that the guest chose before. Without such a choice it has the default time today, and 09:00 on a later day, or the first free
 * time after 09:00. On a day with availability windows it is the start of the first window (specification §2); a later day that is free
 * from midnight on has 09:00 here as well. Undefined on a day without any slot.
 */
export function appointmentOn(
  date: Temporal.PlainDate,
  chosen: Temporal.Instant | null,
  appointments: OfferedTimes,
  context: { zone: Zone; now: Temporal.Instant },
): Temporal.Instant | undefined {
  const { now, zone } = context
  const { stretches } = appointments.dayAvailability(date)
  const [first] = stretches
  if (!first) return undefined
  const isToday = dateAt(now, zone).equals(date)
  const start = isToday || isOpening(first, appointments) ? first.firstSlot : morningOf(date, first, appointments, zone)
  if (hasWindows(stretches, date, appointments, context)) return start
  const wish = chosen ?? (isToday ? defaultAppointment(now, appointments, zone) : undefined)
  if (!wish) return start
  const wall = wish.toZonedDateTimeISO(zone).toPlainTime()
  const kept = date.toPlainDateTime(wall).toZonedDateTime(zone).toInstant()
  return appointments.refusal(kept) ? start : kept
}

/**
 * The first free time of the same day, from `at` on, about which there is no note. For example, the kitchen is not likely to be ready at the
 * earliest free time, so a later one is proposed. `at` itself if the day has no such time.
 */
export function likelyTime(
  at: Temporal.Instant,
  appointments: Pick<OfferedTimes, 'slotsOn'>,
  noteOf: ((at: Temporal.Instant) => string | undefined) | undefined,
  zone: Zone,
): Temporal.Instant {
  if (!noteOf?.(at)) return at
  const isLikely = (slot: { at: Temporal.Instant }) => Temporal.Instant.compare(slot.at, at) > 0 && !noteOf(slot.at)
  return appointments.slotsOn(dateAt(at, zone)).find(isLikely)?.at ?? at
}

/** 09:00 if it is free, else the first later slot of the day, else the first slot of the day. */
function morningOf(
  date: Temporal.PlainDate,
  first: FreeStretch,
  appointments: OfferedTimes,
  zone: Zone,
): Temporal.Instant {
  const next = appointments.nextFree(date.toZonedDateTime({ timeZone: zone, plainTime: MORNING }).toInstant())
  return next && dateAt(next, zone).equals(date) ? next : first.firstSlot
}

/**
 * Does an availability window begin with this stretch? A stretch from midnight on counts as the rest of the day before, and the lead time
 * can cut off the first hours of a day. Neither is a window that begins.
 */
const isOpening = ({ firstSlot, from }: FreeStretch, appointments: OfferedTimes): boolean =>
  from !== '00:00' && appointments.refusal(firstSlot.subtract({ minutes: 5 })) !== 'appointment.too_soon'

/** Is the day free only at certain times? A day counts as free all day if only hours are missing that have passed, or are too soon. */
export function hasWindows(
  stretches: readonly FreeStretch[],
  date: Temporal.PlainDate,
  appointments: OfferedTimes,
  context: { zone: Zone; now: Temporal.Instant },
): boolean {
  const [only] = stretches
  if (!only || stretches.length > 1 || only.to !== '24:00') return true
  return !dateAt(context.now, context.zone).equals(date) && isOpening(only, appointments)
}
