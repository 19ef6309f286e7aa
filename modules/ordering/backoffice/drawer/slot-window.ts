import { type Appointments, type AppointmentRefusal, SLOT_MINUTES } from '#modules/branches/rules/appointment-slots.ts'

/** One time in the dialog: free, or struck out with the rule that forbids it. */
export interface OfferedTime {
  at: number
  refusal: AppointmentRefusal | 'wanted' | undefined
}

/** Times shown at once: four rows of six. */
export const WINDOW = 24
const STEP_MS = SLOT_MINUTES * 60_000

/** Start of the window so that a time stands in its second row, on the grid. Milliseconds since 1970. */
export const windowAround = (at: number): number => Math.floor(at / STEP_MS) * STEP_MS - 6 * STEP_MS

/** Twenty-four times from `start`; the one the customer asked for is struck: it is what cannot be kept. */
export function timesFrom(start: number, offered: Appointments, wanted: number | undefined): OfferedTime[] {
  return Array.from({ length: WINDOW }, (_, index) => {
    const at = start + index * STEP_MS
    const refusal = at === wanted ? 'wanted' : offered.refusal(Temporal.Instant.fromEpochMilliseconds(at))
    return { at, refusal }
  })
}

/** What to propose first: the next free time after the wish (or from now), never the wish itself. */
export function firstProposal(offered: Appointments, wanted: number | undefined, now: number): number | undefined {
  const from = Math.max(now, wanted ?? 0) + (wanted === undefined ? 0 : STEP_MS)
  return offered.nextFree(Temporal.Instant.fromEpochMilliseconds(Math.trunc(from)))?.epochMilliseconds
}
