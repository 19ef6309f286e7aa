import type { Resolved, Schedule } from './resolve.ts'

/** The last report of a screen about what it shows. */
export interface LastReport {
  /** When the server received the report, in epoch milliseconds. */
  readonly at: number
  /**
   * Why the screen shows the scene, for example 'rule', 'default' or 'idle' (there is nothing to play). While a message covers the scene,
   * the value is 'overlay'.
   */
  readonly source: string
  readonly segment: string | null
  readonly scene: string | null
  /** Version of the program that the screen plays. */
  readonly playsVersion: number | null
  readonly loading: string
  /** True: a command has set the program or message that the screen shows. */
  readonly isOverridden: boolean
}

/** The program that the screen should play, in the version that the server has now. */
export interface CurrentProgram {
  readonly version: number
  readonly schedule: Schedule
}

/**
 * What a screen shows now. `followed`: the scene is computed from the program and is valid until `until`. `reported`: the scene of the last
 * report; it is used when the program does not decide what the screen shows. Times are epoch milliseconds.
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
 * Maximum difference in milliseconds between the report of a scene and the program. The report takes time to arrive, and the clock of a
 * player may be slightly wrong. The value is shorter than any scene.
 */
const APART_MS = 2_000

/**
 * Finds out what a screen shows between its reports. If the last report agrees with the program, the current scene is computed from program and
 * time. The reported scene is returned instead if a command has set what is shown, or if an update of the program is not finished.
 */
export function shownNow(report: LastReport, program: CurrentProgram | undefined, now: number): ShownNow {
  const { segment, scene, at } = report
  const told = { kind: 'reported', segment, scene, at } as const
  if (!program || report.isOverridden || report.playsVersion !== program.version) return told
  // In two cases the screen may show something other than its program. First: an update is not finished. It is loading, a file is missing,
  // or it waits for the next scene. Second: the last report does not agree with the program.
  if (report.loading !== 'current' || !agreed(report, program.schedule)) return told
  const found = program.schedule.at(instant(now))
  return { kind: 'followed', segment: found.segment, scene: found.scene, until: found.until.epochMilliseconds }
}

/** Whether the program shows the reported scene at the time of the report, or at most `APART_MS` before or after it. */
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
