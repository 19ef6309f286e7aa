import type { Resolved, Schedule } from './resolve.ts'

/** The last report of a screen. */
export interface LastReport {
  /** When the server received the report, in epoch milliseconds. */
  readonly at: number
  /** The source of what is shown. A message above the program has its own source. */
  readonly source: string
  readonly segment: string | null
  readonly scene: string | null
  /** Version of the program that the screen plays. */
  readonly playsVersion: number | null
  readonly loading: string
  /** A command of the server is in effect: a program or a message. */
  readonly isOverridden: boolean
}

/** The program of a screen in the server's current version. */
export interface CurrentProgram {
  readonly version: number
  readonly schedule: Schedule
}

/**
 * `followed`: what the screen shows at this moment, computed from the program, and until when. `reported`: what the screen showed at its
 * last report. Times are epoch milliseconds.
 */
export type ShownNow =
  | {
      readonly kind: 'followed'
      readonly segment: string | null
      readonly scene: string | null
      readonly until: number
    }
  | { readonly kind: 'reported'; readonly segment: string | null; readonly scene: string | null; readonly at: number }

/**
 * A report and the program may differ by at most this many milliseconds. They differ by the transmission time, and by a small clock offset
 * that the player corrects in steps (it corrects a large one at once). The offset that a device reports is already corrected, so it does
 * not matter here. The value is shorter than any scene.
 */
const APART_MS = 2_000

/**
 * Which scene plays is a pure function of program and time. So if the last report agrees with the program, the scene is known between reports,
 * too.
 */
export function shownNow(report: LastReport, program: CurrentProgram | undefined, now: number): ShownNow {
  const { segment, scene, at } = report
  const told = { kind: 'reported', segment, scene, at } as const
  if (!program || report.isOverridden || report.playsVersion !== program.version) return told
  // A loaded update has another version. The screen shows it with the next scene, so the program here does not describe the current scene.
  if (report.loading !== 'current' || !agreed(report, program.schedule)) return told
  const found = program.schedule.at(instant(now))
  return { kind: 'followed', segment: found.segment, scene: found.scene, until: found.until.epochMilliseconds }
}

/** Whether the report agrees with the program at the time of the report, or at a time at most `APART_MS` before or after. */
function agreed({ at, source, segment, scene }: LastReport, schedule: Schedule): boolean {
  const isSame = (one: Resolved): boolean => one.source === source && one.segment === segment && one.scene === scene
  for (let ms = at - APART_MS; ms <= at + APART_MS;) {
    const found = schedule.at(instant(ms))
    if (isSame(found)) return true
    ms = found.until.epochMilliseconds
  }
  return false
}

const instant = (ms: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Math.floor(ms))
