import { type Appointments, type AppointmentRefusal, SLOT_MINUTES } from '#modules/branches/rules/appointment-slots.ts'

/** One time in the dialog: free, or struck out with the rule that forbids it. */
interface OfferedTime {
  at: number
  refusal: AppointmentRefusal | 'wanted' | undefined
}

/** Number of times that are shown at once: four rows of six. */
export const WINDOW = 24
const STEP_MS = SLOT_MINUTES * 60_000

/** The start of the shown times, in milliseconds since 1970. It is a multiple of five minutes and puts the given time into the second row. */
export const windowAround = (at: number): number => Math.floor(at / STEP_MS) * STEP_MS - 6 * STEP_MS

/** Twenty-four times from `start`. The time that the customer asked for is struck out, because it is the one that is not possible. */
export function timesFrom(start: number, offered: Appointments, wanted: number | undefined): OfferedTime[] {
  return Array.from({ length: WINDOW }, (_, index) => {
    const at = start + index * STEP_MS
    const refusal = at === wanted ? 'wanted' : offered.refusal(Temporal.Instant.fromEpochMilliseconds(at))
    return { at, refusal }
  })
}

/** The first proposal: the next free time after the wanted one (or from now), never the wanted one itself. */
export function firstProposal(offered: Appointments, wanted: number | undefined, now: number): number | undefined {
  const from = Math.max(now, wanted ?? 0) + (wanted === undefined ? 0 : STEP_MS)
  return offered.nextFree(Temporal.Instant.fromEpochMilliseconds(Math.trunc(from)))?.epochMilliseconds
}
