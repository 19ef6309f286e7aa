/** The condition of a screen. The card of the screen in the back office shows it (docs/rules/signage.md, The wall). */
export const screenConditions = [
  'unpaired',
  'connecting',
  'running',
  'loading',
  'stale',
  'override',
  'offline',
] as const
export type ScreenCondition = (typeof screenConditions)[number]

/**
 * Seconds. A screen that has not reported for this long counts as offline. A screen should report once a minute, so about three reports are
 * missing.
 */
export const OFFLINE_SECONDS = 180

/** If the clock of a screen is wrong by more than this many milliseconds, the card of the screen in the back office warns staff. */
export const DRIFT_WARN_MS = 30_000

/** The data that decides the condition of a screen. Times are epoch milliseconds. */
interface Reported {
  /** When the current player was connected to this screen by its code ('paired'). Null: the screen has no player. */
  readonly pairedAt: number | null
  readonly lastSeen: number | null
  readonly playsVersion: number | null
  readonly version: number
  readonly loading: string | undefined
  readonly isOverridden: boolean
}

/**
 * Derives the condition of a screen. If several conditions apply, the first of these is returned: unpaired, connecting, offline, override,
 * loading, stale, running.
 */
export function conditionOf(reported: Reported, now: number): ScreenCondition {
  const { pairedAt, lastSeen, loading, playsVersion, version } = reported
  if (pairedAt === null) return 'unpaired'
  const isNew = now - pairedAt < OFFLINE_SECONDS * 1000
  // The current player has not reported yet: there is no report, or the last report came from an earlier player of this screen.
  if (lastSeen === null || lastSeen < pairedAt) return isNew ? 'connecting' : 'offline'
  if (now - lastSeen >= OFFLINE_SECONDS * 1000) return 'offline'
  if (reported.isOverridden) return 'override'
  if (loading === 'downloading' || loading === 'checking') return 'loading'
  if (loading === 'storage_full' || loading === 'broken') return 'stale'
  // A new screen sends its first report before it has loaded its program (the scenes that it plays).
  if (playsVersion === null) return isNew ? 'loading' : 'stale'
  return playsVersion < version ? 'stale' : 'running'
}
