import type { Resolved, Schedule } from './resolve.ts'

/** What a screen said last. */
export interface LastReport {
  /** When the server heard it, epoch milliseconds. */
  readonly at: number
  /** What stands above the program, like a message, is a source of its own. */
  readonly source: string
  readonly segment: string | null
  readonly scene: string | null
  /** Version of the program that it plays. */
  readonly playsVersion: number | null
  readonly loading: string
  /** A command of the server is in force: a program or a message. */
  readonly isOverridden: boolean
}

/** The program of a screen as the server has it now. */
export interface CurrentProgram {
  readonly version: number
  readonly schedule: Schedule
}

/** `followed`: what is on the screen at this moment, until when. `reported`: what was on it when it said so. Times are epoch milliseconds. */
export type ShownNow =
  | {
      readonly kind: 'followed'
      readonly segment: string | null
      readonly scene: string | null
      readonly until: number
    }
  | { readonly kind: 'reported'; readonly segment: string | null; readonly scene: string | null; readonly at: number }

/**
 * A report travels to the server, and a player approaches the server's time slowly while it is off by less than this; what is more it corrects at
 * once, before it looks at its program. So the offset that a device reports has no part in this: it is already taken out. Shorter than any scene.
 */
const APART_MS = 2_000

/** Which scene plays is a pure function of program and time: a screen whose last report says that it follows is known between its reports, too. */
export function shownNow(report: LastReport, program: CurrentProgram | undefined, now: number): ShownNow {
  const { segment, scene, at } = report
  const told = { kind: 'reported', segment, scene, at } as const
  if (!program || report.isOverridden || report.playsVersion !== program.version) return told
  // What is ready has another version, and comes with the next scene.
  if (report.loading !== 'current' || !agreed(report, program.schedule)) return told
  const found = program.schedule.at(instant(now))
  return { kind: 'followed', segment: found.segment, scene: found.scene, until: found.until.epochMilliseconds }
}

/** Was what it said right at the moment of its report, or so shortly before or after that both are the same moment? */
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
