import { dateAt, startOfDay, type Zone } from '#kernel/time.ts'
import { afterLeadTime, type LeadTime } from '#modules/branches/rules/lead-time.ts'
import { type Appointments, type AppointmentRefusal, SLOT_MINUTES } from '#modules/branches/rules/appointment-slots.ts'

/** One time that the dialog shows. It can be chosen if `refusal` is undefined. If not, it is struck out, and `refusal` names the reason. */
interface OfferedTime {
  at: number
  refusal: AppointmentRefusal | 'wanted' | undefined
}

/** Number of times of day that the dialog shows at once: four rows of six. */
export const WINDOW = 24
const STEP_MS = SLOT_MINUTES * 60_000
const QUARTER_MS = 15 * 60_000

/** The calendar day of a time in the branch's time zone: its first moment, and the latest start with which all 24 times are on this day. */
function boundsOf(at: number, zone: Zone): { first: number; last: number } {
  const day = dateAt(Temporal.Instant.fromEpochMilliseconds(Math.trunc(at)), zone)
  const first = startOfDay(day, zone).epochMilliseconds
  return { first, last: startOfDay(day.add({ days: 1 }), zone).epochMilliseconds - WINDOW * STEP_MS }
}

/**
 * Returns the first time that the dialog shows, in milliseconds since 1970. It is a multiple of five minutes, and one row before the given
 * time. All shown times are on the calendar day of the given time, as in the picker of the guest. So a time after midnight is shown only
 * on its own day.
 */
export function windowAround(at: number, zone: Zone): number {
  const { first, last } = boundsOf(at, zone)
  return Math.min(Math.max(Math.floor(at / STEP_MS) * STEP_MS - 6 * STEP_MS, first), last)
}

/** Returns the first shown time after the dialog went on by this number of times. It stays on the same calendar day. */
export function windowMoved(start: number, by: number, zone: Zone): number {
  const { first, last } = boundsOf(start, zone)
  return Math.min(Math.max(start + by * STEP_MS, first), last)
}

/**
 * Returns the 24 times from `start` that the dialog shows. The time that the customer asked for is always struck out: staff propose another
 * time because the customer's time is not possible.
 */
export function timesFrom(start: number, offered: Appointments, wanted: number | undefined): OfferedTime[] {
  return Array.from({ length: WINDOW }, (_, index) => {
    const at = start + index * STEP_MS
    const refusal = at === wanted ? 'wanted' : offered.refusal(Temporal.Instant.fromEpochMilliseconds(at))
    return { at, refusal }
  })
}

/**
 * The time that the dialog suggests first: the first free time that makes sense (docs/rules/orders.md, Another time). For a ride it is the next
 * quarter of an hour after the time that the customer asked for; for food the next free time after it. It is never before `soonest`. Undefined if no
 * time is free.
 */
export function firstProposal(
  offered: Appointments,
  wanted: number | undefined,
  soonest: number,
  kind: 'ride' | 'food',
): number | undefined {
  const stepMs = kind === 'ride' ? QUARTER_MS : STEP_MS
  const after = wanted === undefined ? soonest : (Math.floor(wanted / stepMs) + 1) * stepMs
  return offered.nextFree(Temporal.Instant.fromEpochMilliseconds(Math.trunc(Math.max(soonest, after))))
    ?.epochMilliseconds
}

interface Readiness {
  /** The minutes of the branch's kitchen. 0: the branch names none. */
  kitchenMinutes: number
  /** The minutes that staff promise now. They count if the branch names none. */
  promisedMinutes: number
  leadTime: LeadTime | undefined
  /** The first time that the server accepts, in milliseconds since 1970. Undefined: the server has no such limit. */
  notBefore: number | undefined
}

/**
 * The earliest time that makes sense for an order, in milliseconds since 1970. For food: the first time that the server accepts, because it
 * already counts the minutes of the kitchen. Without such a limit: now plus these minutes. For a ride: now plus the lead time of vehicle and
 * branch.
 */
export function soonestTime(order: { kind: 'ride' | 'food' }, now: number, zone: string, of: Readiness): number {
  if (order.kind === 'ride')
    return afterLeadTime(Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)), of.leadTime, zone).epochMilliseconds
  if (of.kitchenMinutes > 0) return of.notBefore ?? now + of.kitchenMinutes * 60_000
  return Math.max(of.notBefore ?? 0, now + of.promisedMinutes * 60_000)
}
