import type { FreeStretch, FreeTime } from '#kernel/free-times.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { dateAt, formatAppointment, formatTime, offsetAt, startOfDay, type Zone } from '#kernel/time.ts'
import { afterLeadTime, type LeadTime } from './lead-time.ts'
import { type MillisWindow, type OpeningHours, windowsByDay } from './opening-hours.ts'

/** The minutes between two appointments that are offered. The time of an appointment is a multiple of five minutes (specification §2, §5). */
export const SLOT_MINUTES = 5
/** The number of days ahead for which appointments are offered (specification §5). */
const DAYS_AHEAD = 180

/** All values that decide whether an appointment is offered and accepted. */
export interface AppointmentContext {
  readonly now: Temporal.Instant
  readonly zone: Zone
  /**
   * The opening hours of the branch. For a delivery: the delivery hours of the branch, if it has any. An appointment must start within
   * these hours. Without any hours, no appointment is possible.
   */
  readonly hours: OpeningHours
  /**
   * The schedules of category and product. An appointment must start within each schedule; a ride must also end within each schedule. An
   * empty schedule allows everything.
   */
  readonly schedules?: readonly OpeningHours[]
  readonly leadTime?: LeadTime | undefined
  /** The time until which a product of the order is sold out. Earlier appointments are not possible. Undefined: there is no such time. */
  readonly notBefore?: Temporal.Instant
  /**
   * The driving time of a ride in seconds. The end of the ride must be within each of the `schedules`, too, and may be exactly at the end
   * of a window. The end may be outside `hours`. The time between start and end is not checked (docs/rules/time.md, Opening hours).
   */
  readonly rideSeconds?: number
  readonly daysAhead?: number
}

/**
 * Why an appointment is refused. `appointment.off_grid`: not a multiple of 5 minutes. `appointment.too_soon`: in the past or within the lead time.
 * `appointment.too_far`: too many days ahead. `appointment.closed`: outside the opening hours. `appointment.unavailable`: outside a schedule.
 */
export type AppointmentRefusal =
  | 'appointment.off_grid'
  | 'appointment.too_soon'
  | 'appointment.too_far'
  | 'appointment.closed'
  | 'appointment.unavailable'

/**
 * A refused appointment. `nextFree`: the next free appointment after the wanted time. If there is none, the first free appointment. Undefined
 * if no time is free.
 */
interface AppointmentFailure {
  code: AppointmentRefusal
  field: 'appointmentDate'
  nextFree: Temporal.Instant | undefined
  /**
   * Values for the error text; missing if no appointment is free. `nextFree`: the next free appointment as ISO text for programs. `next`:
   * the same time as text for people.
   */
  values: { nextFree?: string; next?: string }
}

/**
 * A day in the date picker. 'disabled': the day has no free appointment. 'limited': only some times of the day are free. 'open': all times of
 * the day are free (specification §2, Date picker).
 */
interface DayAvailability {
  readonly date: Temporal.PlainDate
  readonly state: 'disabled' | 'limited' | 'open'
  readonly stretches: readonly FreeStretch[]
}

/**
 * Functions about the appointments of one context. They cache the opening hours of each day, so use the same object as long as the context does not
 * change.
 */
export interface Appointments {
  /**
   * Returns why an appointment is refused, or undefined if it is accepted. The lists of free appointments use the same check, so exactly
   * the offered appointments are accepted.
   */
  refusal(at: Temporal.Instant): AppointmentRefusal | undefined
  slotsOn(date: Temporal.PlainDate): FreeTime[]
  dayAvailability(date: Temporal.PlainDate): DayAvailability
  /** The earliest free appointment at or after `from` (default: now). Undefined if no appointment within the offered days is free. */
  nextFree(from?: Temporal.Instant): Temporal.Instant | undefined
}

/** Rounds up to the next multiple of five minutes. Seconds count: 16:25:01 becomes 16:30 (docs/rules/time.md, Slots). */
export const roundUpToSlot = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: SLOT_MINUTES, roundingMode: 'ceil' })

// In this file, instants are milliseconds since 1970, because this is faster. A month has about 9,000 possible appointments, and the date picker on a
// phone calculates all of them at once.
type Millis = number
const STEP: Millis = SLOT_MINUTES * 60_000
const DAY: Millis = 24 * 60 * 60_000

const holds =
  (at: Millis) =>
  ({ from, to }: MillisWindow): boolean =>
    from <= at && at < to
/** Whether the end of a ride is in a window. It may be exactly at the window's end. */
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

  /**
   * Returns the check for the instants of one date: it gives the reason why an instant is refused, or undefined if it is free. The opening
   * hours of the date are looked up only once.
   */
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
 * Checks whether an order may be placed for a time. If not, returns the reason and the next free appointment after that time. If there is no
 * later free appointment, returns the first free appointment of all.
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

/**
 * All multiples of five minutes on a date. When clocks go forward, the skipped hour is left out; when they go back, the repeated hour is contained
 * twice.
 */
function gridOf(date: Temporal.PlainDate, zone: Zone): Millis[] {
  const start = Math.ceil(startOfDay(date, zone).epochMilliseconds / STEP) * STEP
  const end = startOfDay(date.add({ days: 1 }), zone).epochMilliseconds
  return Array.from({ length: Math.ceil((end - start) / STEP) }, (_, index) => start + index * STEP)
}

/** The local times that occur twice on a date. Only days on which the clocks go back have such times; these days have more than 24 hours. */
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
 * Whether `isMeant` is true for at least one window. The windows of three kinds of days are checked: the date itself, the day before (its
 * windows may end after midnight), and the `daysAfter` days after the date.
 */
type HasWindow = (isMeant: (window: MillisWindow) => boolean, daysAfter: number) => boolean

/** Makes a `HasWindow` function for a date. It calculates the windows of a day only when they are needed, and only once. */
function windowsAround(windowsOf: ReturnType<typeof windowsByDay>, date: Temporal.PlainDate): HasWindow {
  const looked = new Map<number, readonly MillisWindow[]>()
  const has = (offset: number, isMeant: (window: MillisWindow) => boolean): boolean => {
    const windows = looked.get(offset) ?? windowsOf(date.add({ days: offset }))
    looked.set(offset, windows)
    return windows.some(isMeant)
  }
  return (isMeant, daysAfter) => {
    // The date itself is checked first, because it nearly always gives the answer.
    if (has(0, isMeant) || has(-1, isMeant)) return true
    for (let offset = 1; offset <= daysAfter; offset++) if (has(offset, isMeant)) return true
    return false
  }
}
