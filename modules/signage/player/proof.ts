import type { Manifest, Play } from '../contract.ts'
import type { OnScreen } from './program.ts'

/** A scene that is being shown, with its start by the monotonic clock and by the server's time. */
export interface Showing {
  readonly on: OnScreen
  readonly key: string
  readonly since: number
  readonly startedAt: number
}

/** Milliseconds by which a timer may be early or late; a play that is even shorter is incomplete. */
const TOLERANCE_MS = 1_500
/** The most milliseconds that are reported for one play: a week. */
const LONGEST_MS = 7 * 86_400_000

export const showingKey = ({ source, resolved }: OnScreen): string =>
  `${source} ${resolved.segment} ${resolved.scene} ${resolved.index} ${resolved.startedAt.epochMilliseconds}`

/** The record that a scene was shown, made when the scene has just ended. Undefined: the screen was idle. `end` is a time of the monotonic clock. */
export function playOf(
  showing: Showing,
  manifest: Manifest,
  how: { id: string; end: number; isClockUncertain: boolean },
): Play | undefined {
  const { resolved } = showing.on
  if (resolved.scene === null) return undefined
  const ms = Math.min(LONGEST_MS, Math.max(0, Math.round(how.end - showing.since)))
  const segment = manifest.segments.find(({ id }) => id === resolved.segment)
  const whole = (segment?.items[resolved.index]?.seconds ?? 0) * 1000
  return {
    id: how.id,
    segmentId: resolved.segment,
    sceneId: resolved.scene,
    segmentName: segment?.name ?? '',
    sceneName: manifest.scenes.find(({ id }) => id === resolved.scene)?.name ?? '',
    manifestVersion: manifest.version,
    startedAt: new Date(showing.startedAt).toISOString(),
    ms,
    // Complete means that the scene was shown without a gap for all its seconds. If it starts late, if its window ends, or if the screen is
    // switched off, it is incomplete.
    isComplete: ms >= whole - TOLERANCE_MS,
    isClockUncertain: how.isClockUncertain,
  }
}
