import type { Manifest } from '../contract.ts'
import type { ShownSpan } from '../rules/board-pages.ts'
import { openSchedule, type Resolved, type Schedule } from '../rules/resolve.ts'

/** The programs of a manifest as `resolve` wants them, each opened once. */
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

/** With a clock that is certainly wrong nothing can be planned: the default plays. */
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

/** A lasting command in force. */
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
  /** Epoch milliseconds. */
  readonly until: number
}

export interface OnScreen {
  readonly source: Resolved['source'] | 'set_stream'
  readonly resolved: Resolved
  readonly overlay: Effect | undefined
  /** The next instant at which anything can change, epoch milliseconds. */
  readonly until: number
}

/** What is on the screen: the message on top, below it the program that a command set, below that the own one. */
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

/** A change that is farther away than this is not waited for. */
const PATIENCE_MS = 60_000

/** Is what was loaded shown at once? A command has set it, or the screen shows nothing of its own, or one scene for hours. */
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

/** From when until when its scene is shown; the same on all screens of one program. */
export const shownSpan = ({ resolved: { startedAt, until } }: OnScreen): ShownSpan => ({
  from: startedAt.epochMilliseconds,
  until: until.epochMilliseconds,
})
