import type { Manifest } from '../contract.ts'
import type { ShownSpan } from '../rules/board-pages.ts'
import { openSchedule, type Resolved, type Schedule } from '../rules/resolve.ts'

/** The programs of a manifest in the form that `resolve` needs; each is opened only once. */
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

/** If the clock is certainly wrong, schedules cannot be used: the default segment plays. */
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

/** A lasting command that is in effect. */
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
  /** The next instant at which something can change, in epoch milliseconds. */
  readonly until: number
}

/**
 * What is on the screen. A message, if a command set one, lies on top. Below it plays the program that a command set, or else the screen's
 * own program.
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

/** If the next change is more than this many milliseconds away, the screen switches at once. */
const PATIENCE_MS = 60_000

/**
 * Whether a loaded manifest is shown at once: if a command has set a program that the current manifest lacks, if the screen is idle, or if
 * one scene is shown for a long time.
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

/** Start and end of the current scene; the same on all screens with this program. */
export const shownSpan = ({ resolved: { startedAt, until } }: OnScreen): ShownSpan => ({
  from: startedAt.epochMilliseconds,
  until: until.epochMilliseconds,
})
