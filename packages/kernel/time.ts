/** The source of the current time. Functions get it as an argument and do not read the system's time (docs/rules/time.md, Zones). */
export interface Clock {
  now(): Temporal.Instant
  /**
   * The current time in milliseconds since 1970. Use it instead of `now` in code that runs with every request, because `now` creates an
   * Instant object that must be garbage-collected.
   */
  epochMs(): number
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), epochMs: () => Date.now() }

/** A clock that always shows one ISO instant ('2026-11-20T15:42:00Z'), for tests. */
export const fixedClock = (iso: string): Clock => {
  const instant = Temporal.Instant.from(iso)
  return { now: () => instant, epochMs: () => instant.epochMilliseconds }
}

/** IANA name of a time zone, e.g. 'Europe/Vienna'. */
export type Zone = string

/** The zone of a branch without a zone, and of a brand that has no branch yet (docs/rules/time.md, Zones). */
export const defaultZone: Zone = 'Europe/Vienna'

/**
 * The instants of a local time in the zone. A time in the hour that is skipped in spring has no instant. A time in the hour that is
 * repeated in autumn has two. Every other time has one.
 */
export function instantsOf(wall: Temporal.PlainDateTime, zone: Zone): Temporal.Instant[] {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (!earlier.toPlainDateTime().equals(wall)) return []
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  return earlier.offsetNanoseconds === later.offsetNanoseconds
    ? [earlier.toInstant()]
    : [earlier.toInstant(), later.toInstant()]
}

/**
 * The instant at which a window (a time range of opening hours) begins or ends (docs/rules/time.md, Clock changes). A time in the skipped
 * hour becomes the moment of the clock change. In the repeated hour, a window begins at the first of the two instants and ends at the
 * second.
 */
export function edgeInstant(wall: Temporal.PlainDateTime, zone: Zone, edge: 'from' | 'to'): Temporal.Instant {
  const chosen = wall.toZonedDateTime(zone, { disambiguation: edge === 'from' ? 'earlier' : 'later' })
  if (chosen.toPlainDateTime().equals(wall)) return chosen.toInstant()
  const before = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const jump = before.getTimeZoneTransition('next')
  return (jump ?? chosen).toInstant()
}

/** Start of a calendar day in the zone: midnight, or the first instant of the day where midnight is skipped. */
export const startOfDay = (date: Temporal.PlainDate, zone: Zone): Temporal.Instant =>
  date.toZonedDateTime(zone).toInstant()

/** The calendar day in the zone at an instant. */
export const dateAt = (at: Temporal.Instant, zone: Zone): Temporal.PlainDate =>
  at.toZonedDateTimeISO(zone).toPlainDate()

/** Is the text the name of a time zone that this machine knows? Temporal alone would also accept a full date that contains a time zone. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

type Dated = Pick<Temporal.PlainDate, 'day' | 'month' | 'year'>
type Timed = Pick<Temporal.PlainTime, 'hour' | 'minute'>

/** A date as DD.MM.YYYY (specification §5). */
export const formatDate = ({ day, month, year }: Dated): string => `${two(day)}.${two(month)}.${year}`

/** A time of day as HH:mm (specification §5). */
export const formatTime = ({ hour, minute }: Timed): string => `${two(hour)}:${two(minute)}`

/** The date of an appointment as D.M.yy: '3.12.26' (specification §5). */
export const formatAppointmentDate = ({ day, month, year }: Dated): string => `${day}.${month}.${two(year % 100)}`

/** An appointment as D.M.yy, HH:mm in the zone: '27.11.26, 14:35' (specification §5). */
export function formatAppointment(at: Temporal.Instant, zone: Zone): string {
  const wall = at.toZonedDateTimeISO(zone)
  return `${formatAppointmentDate(wall)}, ${formatTime(wall)}`
}

/** ISO 8601 week, 1 to 53; weeks start Monday (specification §2, Date picker). */
export const isoWeek = (date: Temporal.PlainDate): number => date.weekOfYear ?? 1

/**
 * UTC offset of the zone at an instant: '+02:00'. In autumn, when an hour occurs twice, the offset shows which of the two hours is meant.
 */
export const offsetAt = (at: Temporal.Instant, zone: Zone): string => at.toZonedDateTimeISO(zone).offset

/** The next full hour in the zone, the default of the date picker (specification §2). 14:05 becomes 15:00; 14:00 is returned unchanged. */
export const nextFullHour = (at: Temporal.Instant, zone: Zone): Temporal.Instant =>
  at.toZonedDateTimeISO(zone).round({ smallestUnit: 'hour', roundingMode: 'ceil' }).toInstant()
