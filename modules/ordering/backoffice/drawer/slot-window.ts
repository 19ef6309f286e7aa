import { type Appointments, type AppointmentRefusal, SLOT_MINUTES } from '#modules/branches/rules/appointment-slots.ts'

/** One time that the dialog shows. It can be chosen if `refusal` is undefined. If not, it is struck out, and `refusal` names the reason. */
interface OfferedTime {
  at: number
  refusal: AppointmentRefusal | 'wanted' | undefined
}

/** Number of times of day that the dialog shows at once: four rows of six. */
export const WINDOW = 24
const STEP_MS = SLOT_MINUTES * 60_000

/**
 * Returns the first time that the dialog shows, in milliseconds since 1970. It is a multiple of five minutes, and one row before the given
 * time.
 */
export const windowAround = (at: number): number => Math.floor(at / STEP_MS) * STEP_MS - 6 * STEP_MS

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
 * The time that the dialog suggests first. It is the next free time after the time that the customer asked for. If the customer asked for no
 * time, it is the next free time from now on. Undefined if no time is free.
 */
export function firstProposal(offered: Appointments, wanted: number | undefined, now: number): number | undefined {
  const from = Math.max(now, wanted ?? 0) + (wanted === undefined ? 0 : STEP_MS)
  return offered.nextFree(Temporal.Instant.fromEpochMilliseconds(Math.trunc(from)))?.epochMilliseconds
}
