import type { FreeStretch, FreeTime } from '#kernel/free-times.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { dateAt, formatAppointment, formatTime, offsetAt, startOfDay, type Zone } from '#kernel/time.ts'
import { afterLeadTime, type LeadTime } from './lead-time.ts'
import { type MillisWindow, type OpeningHours, windowsByDay } from './opening-hours.ts'

/** Minutes between two slots: appointments are multiples of five minutes (specification §2, §5). */
export const SLOT_MINUTES = 5
/** Days ahead for which slots are offered (specification §5). */
const DAYS_AHEAD = 180

/** All values that decide whether an appointment is offered and accepted. */
export interface AppointmentContext {
  readonly now: Temporal.Instant
  readonly zone: Zone
  /**
   * Opening hours of the branch; for a delivery, its delivery hours if it has any. The start must be within them. Empty: no appointment is
   * possible.
   */
  readonly hours: OpeningHours
  /** Schedules of category and product. The start and, for a ride, the end must be within each of them. An empty schedule does not restrict. */
  readonly schedules?: readonly OpeningHours[]
  readonly leadTime?: LeadTime | undefined
  /** Earliest time, if something in the order is sold out until then. */
  readonly notBefore?: Temporal.Instant
  /**
   * Driving time of a ride in seconds. The ride may end exactly at closing time; the time between start and end does not count
   * (docs/rules/time.md, Opening hours).
   */
  readonly rideSeconds?: number
  readonly daysAhead?: number
}

/**
 * The reason why an appointment is refused: `appointment.off_grid` (not a multiple of 5 minutes), `appointment.too_soon` (past, or within the
 * lead time), `appointment.too_far`, `appointment.closed` (outside opening hours), `appointment.unavailable` (outside a schedule).
 */
export type AppointmentRefusal =
  | 'appointment.off_grid'
  | 'appointment.too_soon'
  | 'appointment.too_far'
  | 'appointment.closed'
  | 'appointment.unavailable'

/** A refusal with the next free slot at or after the wanted time; undefined if there is none within the days ahead. */
interface AppointmentFailure {
  code: AppointmentRefusal
  field: 'appointmentDate'
  nextFree: Temporal.Instant | undefined
  /** `nextFree` as ISO text for programs, and `next` as text for people. */
  values: { nextFree?: string; next?: string }
}

/** A day in the date picker: without free slots, free only at certain times, or free the whole day (specification §2, Date picker). */
interface DayAvailability {
  readonly date: Temporal.PlainDate
  readonly state: 'disabled' | 'limited' | 'open'
  readonly stretches: readonly FreeStretch[]
}

/** The appointments of one context. It caches the windows of days, so one instance should be used while the context stays the same. */
export interface Appointments {
  /** The check that both the lists and the server use: undefined if the instant may be booked. So exactly the offered slots are accepted. */
  refusal(at: Temporal.Instant): AppointmentRefusal | undefined
  slotsOn(date: Temporal.PlainDate): FreeTime[]
  dayAvailability(date: Temporal.PlainDate): DayAvailability
  /** The earliest free slot at or after `from` (default: now); undefined if there is none within the days ahead. */
  nextFree(from?: Temporal.Instant): Temporal.Instant | undefined
}

/** Rounds up to the next multiple of five minutes. Seconds count: 16:25:01 → 16:30 (docs/rules/time.md, Slots). */
export const roundUpToSlot = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: SLOT_MINUTES, roundingMode: 'ceil' })

// Instants are epoch milliseconds here, because that is faster: a month has about 9,000 slots, and the date picker on a phone needs all of them
// at once.
type Millis = number
const STEP: Millis = SLOT_MINUTES * 60_000
const DAY: Millis = 24 * 60 * 60_000

const holds =
  (at: Millis) =>
  ({ from, to }: MillisWindow): boolean =>
    from <= at && at < to
/** Whether a window contains an end. An end may be exactly at closing time. */
const holdsEnd =
  (end: Millis) =>
  ({ from, to }: MillisWindow): boolean =>
    from <= end && end <= to

const instant = (at: Millis): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(at)

export function appointments(context: AppointmentContext): Appointments {
  const { now, zone, hours } = context
  const schedules = (context.schedules ?? []).filter((schedule) => schedule.length > 0)
  const earliest = Math.max(
    roundUpToSlot(afterLeadTime(now, context.leadTime, zone)).epochMilliseconds,
    roundUpToSlot(context.notBefore ?? now).epochMilliseconds,
  )
  const today = dateAt(now, zone)
  const lastDay = today.add({ days: context.daysAhead ?? DAYS_AHEAD })
  const latest = startOfDay(lastDay.add({ days: 1 }), zone).epochMilliseconds
  const driving = context.rideSeconds === undefined ? undefined : Math.ceil(context.rideSeconds) * 1000
  const openings = windowsByDay(hours, zone)
  const offerings = schedules.map((schedule) => windowsByDay(schedule, zone))
  const daysToEnd = 1 + Math.ceil((driving ?? 0) / DAY)

  /** The check for the instants of one date. */
  function refusalOn(date: Temporal.PlainDate): (at: Millis) => AppointmentRefusal | undefined {
    const opened = windowsAround(openings, date)
    const scheduled = offerings.map((windowsOf) => windowsAround(windowsOf, date))
    return (at) => {
      if (at % STEP !== 0) return 'appointment.off_grid'
      if (at < earliest) return 'appointment.too_soon'
      if (at >= latest) return 'appointment.too_far'
      if (!opened(holds(at), 0)) return 'appointment.closed'
      const isOffered = scheduled.every(
        (has) => has(holds(at), 0) && (driving === undefined || has(holdsEnd(at + driving), daysToEnd)),
      )
      return isOffered ? undefined : 'appointment.unavailable'
    }
  }

  function freeOn(date: Temporal.PlainDate): Millis[] {
    if (Temporal.PlainDate.compare(date, today) < 0 || Temporal.PlainDate.compare(date, lastDay) > 0) return []
    const refusal = refusalOn(date)
    return gridOf(date, zone).filter((at) => refusal(at) === undefined)
  }

  return {
    refusal(at) {
      const isWhole = at.epochNanoseconds === BigInt(at.epochMilliseconds) * 1_000_000n
      return isWhole ? refusalOn(dateAt(at, zone))(at.epochMilliseconds) : 'appointment.off_grid'
    },
    slotsOn(date) {
      const doubled = doubledTimes(date, zone)
      return freeOn(date).map((millis) => {
        const at = instant(millis)
        const time = formatTime(at.toZonedDateTimeISO(zone))
        return doubled.has(time) ? { at, time, offset: offsetAt(at, zone) } : { at, time }
      })
    },
    dayAvailability(date) {
      const free = freeOn(date)
      const state = free.length === 0 ? 'disabled' : free.length === gridOf(date, zone).length ? 'open' : 'limited'
      return { date, state, stretches: stretchesOf(free, date, zone) }
    },
    nextFree(from = now) {
      const first = Math.max(roundUpToSlot(from).epochMilliseconds, earliest)
      for (
        let date = dateAt(instant(first), zone);
        Temporal.PlainDate.compare(date, lastDay) <= 0;
        date = date.add({ days: 1 })
      ) {
        const found = freeOn(date).find((at) => at >= first)
        if (found !== undefined) return instant(found)
      }
      return undefined
    },
  }
}

/**
 * Checks whether an order may be placed for this instant. A refusal names its rule and the next free slot, or the first free slot if there is no
 * later one.
 */
export function acceptsAppointment(
  at: Temporal.Instant,
  context: AppointmentContext,
): Result<Temporal.Instant, AppointmentFailure> {
  const offered = appointments(context)
  const code = offered.refusal(at)
  if (!code) return ok(at)
  const nextFree = offered.nextFree(at) ?? offered.nextFree()
  return fail<AppointmentFailure>({
    code,
    field: 'appointmentDate',
    nextFree,
    values: nextFree ? { nextFree: nextFree.toString(), next: formatAppointment(nextFree, context.zone) } : {},
  })
}

export const slotsOn = (date: Temporal.PlainDate, context: AppointmentContext): FreeTime[] =>
  appointments(context).slotsOn(date)

/** Every five minutes of a date: none in the gap of a clock change, and both passes of a doubled hour. */
function gridOf(date: Temporal.PlainDate, zone: Zone): Millis[] {
  const start = Math.ceil(startOfDay(date, zone).epochMilliseconds / STEP) * STEP
  const end = startOfDay(date.add({ days: 1 }), zone).epochMilliseconds
  return Array.from({ length: Math.ceil((end - start) / STEP) }, (_, index) => start + index * STEP)
}

/** Local times that occur twice on the date. Only days longer than 24 hours can have any. */
function doubledTimes(date: Temporal.PlainDate, zone: Zone): ReadonlySet<string> {
  if (date.toZonedDateTime(zone).hoursInDay <= 24) return new Set()
  const times = gridOf(date, zone).map((at) => formatTime(instant(at).toZonedDateTimeISO(zone)))
  return new Set(times.filter((time, index) => times.indexOf(time) !== index))
}

function stretchesOf(free: readonly Millis[], date: Temporal.PlainDate, zone: Zone): FreeStretch[] {
  const runs: { first: Millis; last: Millis }[] = []
  for (const at of free) {
    const run = runs.at(-1)
    if (run && run.last + STEP === at) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs.map(({ first, last }) => {
    const end = instant(last + STEP).toZonedDateTimeISO(zone)
    const to = end.toPlainDate().equals(date) ? formatTime(end) : '24:00'
    return {
      from: formatTime(instant(first).toZonedDateTimeISO(zone)),
      to,
      firstSlot: instant(first),
      lastSlot: instant(last),
    }
  })
}

/**
 * Whether a window that `isMeant` accepts exists: on a date, on the day before (its windows may last into the date), or up to `daysAfter`
 * days later.
 */
type HasWindow = (isMeant: (window: MillisWindow) => boolean, daysAfter: number) => boolean

/** Calculates the windows of each day at most once, and only when they are needed. */
function windowsAround(windowsOf: ReturnType<typeof windowsByDay>, date: Temporal.PlainDate): HasWindow {
  const looked = new Map<number, readonly MillisWindow[]>()
  const has = (offset: number, isMeant: (window: MillisWindow) => boolean): boolean => {
    const windows = looked.get(offset) ?? windowsOf(date.add({ days: offset }))
    looked.set(offset, windows)
    return windows.some(isMeant)
  }
  return (isMeant, daysAfter) => {
    // The date itself is checked first, because it nearly always decides.
    if (has(0, isMeant) || has(-1, isMeant)) return true
    for (let offset = 1; offset <= daysAfter; offset++) if (has(offset, isMeant)) return true
    return false
  }
}
