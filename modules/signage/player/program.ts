import type { Manifest } from '../contract.ts'
import type { ShownSpan } from '../rules/board-pages.ts'
import { openSchedule, type Resolved, type Schedule } from '../rules/resolve.ts'

/**
 * Makes schedules from the programs (streams) of a manifest. Each schedule is made when it is first requested, and then reused. The
 * returned function gives undefined if the manifest does not contain the program.
 */
export function manifestSchedules(manifest: Manifest): (stream: string) => Schedule | undefined {
  const opened = new Map<string, Schedule>()
  const playable = new Set(manifest.scenes.map(({ id }) => id))
  return (id) => {
    const known = opened.get(id)
    if (known) return known
    const stream = manifest.streams.find((one) => one.id === id)
    if (!stream) return undefined
    const schedule = openSchedule({ ...stream, segments: manifest.segments, playable }, manifest.device.zone)
    opened.set(id, schedule)
    return schedule
  }
}

/**
 * What the screen shows while its clock is certainly wrong, or if the manifest does not contain its program: the scenes of the default
 * segment, which needs no rule. The times of rules cannot be evaluated without a correct clock.
 */
function withoutClock(manifest: Manifest, at: Temporal.Instant): Resolved {
  const stream = manifest.streams.find(({ id }) => id === manifest.stream)
  const segments = manifest.segments
    .filter(({ id }) => id === stream?.defaultSegment)
    .map((segment) => ({ ...segment, days: [], windows: [], validFrom: null, validTo: null }))
  const playable = new Set(manifest.scenes.map(({ id }) => id))
  return openSchedule(
    { defaultSegment: stream?.defaultSegment ?? null, rules: [], segments, playable },
    manifest.device.zone,
  ).at(at)
}

/** The lasting effect of a command: a program that replaces the screen's own program, or a message. */
export interface Effect {
  readonly id: string
  readonly kind: 'set_stream' | 'overlay'
  readonly args: {
    readonly stream?: string | undefined
    readonly text?: string | undefined
    readonly subtext?: string | undefined
    readonly tone?: 'note' | 'emergency' | undefined
    readonly place?: 'full' | 'bar' | undefined
  }
  /** End of the effect, in epoch milliseconds. */
  readonly until: number
}

export interface OnScreen {
  readonly source: Resolved['source'] | 'set_stream'
  readonly resolved: Resolved
  readonly overlay: Effect | undefined
  /** The next time at which the scene or the message may change, in epoch milliseconds. */
  readonly until: number
}

/**
 * Decides what the screen shows at this time. A program that a command has set replaces the screen's own program. A message that a command
 * has set is shown over the scene.
 */
export function onScreen(
  manifest: Manifest,
  schedules: (stream: string) => Schedule | undefined,
  effects: readonly Effect[],
  now: number,
  isUncertain: boolean,
): OnScreen {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(now))
  const open = effects.filter(({ until }) => until > now)
  const overlay = open.findLast(({ kind }) => kind === 'overlay')
  const set = open.findLast(
    ({ kind, args }) => kind === 'set_stream' && args.stream !== undefined && schedules(args.stream) !== undefined,
  )
  const own = schedules(set?.args.stream ?? manifest.stream)
  const resolved = isUncertain || !own ? withoutClock(manifest, at) : own.at(at)
  const until = Math.min(resolved.until.epochMilliseconds, ...open.map((one) => one.until))
  return { source: set ? 'set_stream' : resolved.source, resolved, overlay, until }
}

/** A new manifest waits for the next change of the scene only if that change is at most this many milliseconds away. */
const PATIENCE_MS = 60_000

/**
 * Whether a newly loaded manifest is applied at once, without waiting for the next change of the scene. There are three such cases. A command has
 * set a program that the current manifest does not contain. The screen shows nothing or is idle. The next change is more than `PATIENCE_MS` away.
 */
export const isAtOnce = (
  schedules: (stream: string) => Schedule | undefined,
  shown: OnScreen | undefined,
  effects: readonly Effect[],
  now: number,
): boolean =>
  effects.some(({ kind, args }) => kind === 'set_stream' && !schedules(args.stream ?? '')) ||
  !shown ||
  shown.resolved.scene === null ||
  shown.until - now > PATIENCE_MS

/**
 * Start and end of the current scene. They are the same on all screens that play this program, because they are computed from program and
 * time.
 */
export const shownSpan = ({ resolved: { startedAt, until } }: OnScreen): ShownSpan => ({
  from: startedAt.epochMilliseconds,
  until: until.epochMilliseconds,
})
