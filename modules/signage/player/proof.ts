import type { Manifest, Play } from '../contract.ts'
import type { OnScreen } from './program.ts'

/** A showing: what, since when by the monotonic clock, and by the server's time. */
export interface Showing {
  readonly on: OnScreen
  readonly key: string
  readonly since: number
  readonly startedAt: number
}

/** A timer may come a little late or early; what is shorter was cut. */
const TOLERANCE_MS = 1_500
/** A longer showing is told as if it had lasted a week. */
const LONGEST_MS = 7 * 86_400_000

export const showingKey = ({ source, resolved }: OnScreen): string =>
  `${source} ${resolved.segment} ${resolved.scene} ${resolved.index} ${resolved.startedAt.epochMilliseconds}`

/** Proof of a showing that has just ended; undefined: the screen was idle. `end` is a time of the monotonic clock. */
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
    // Its whole seconds in one piece, whatever cut it: a late start, the end of its window, a switched-off screen.
    isComplete: ms >= whole - TOLERANCE_MS,
    isClockUncertain: how.isClockUncertain,
  }
}
