import type { Manifest, Play } from '../contract.ts'
import type { OnScreen } from './program.ts'

/** The scene that the screen shows now. `since` is its start by the monotonic clock, `startedAt` its start in the server's time. */
export interface Showing {
  readonly on: OnScreen
  readonly key: string
  readonly since: number
  readonly startedAt: number
}

/**
 * Milliseconds. A scene may end earlier than planned by this much, because timers are not exact. If it ends even earlier, its play counts
 * as incomplete.
 */
const TOLERANCE_MS = 1_500
/** Maximum of milliseconds that are reported for one play: a week. */
const LONGEST_MS = 7 * 86_400_000

export const showingKey = ({ source, resolved }: OnScreen): string =>
  `${source} ${resolved.segment} ${resolved.scene} ${resolved.index} ${resolved.startedAt.epochMilliseconds}`

/** Makes the record of a scene that has just ended, for the proof of play. `end` is a time of the monotonic clock. Undefined: the screen was idle. */
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
    // The play is complete if the scene was shown for its full length, apart from `TOLERANCE_MS`. It is incomplete, for example, if the scene began
    // late, if its time window ended, or if the screen was switched off.
    isComplete: ms >= whole - TOLERANCE_MS,
    isClockUncertain: how.isClockUncertain,
  }
}
