/** The condition of a screen, as its card shows it (docs/rules/signage.md, The wall). */
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

/** After this many seconds without a report a screen counts as offline: three heartbeats are missing. */
export const OFFLINE_SECONDS = 180

/** Staff are warned if the clock of a screen is wrong by more than this many milliseconds. */
export const DRIFT_WARN_MS = 30_000

/** The data that decides the condition of a screen. Instants are epoch milliseconds. */
interface Reported {
  /** Null: not paired. */
  readonly pairedAt: number | null
  readonly lastSeen: number | null
  readonly playsVersion: number | null
  readonly version: number
  readonly loading: string | undefined
  readonly isOverridden: boolean
}

/**
 * The condition of a screen. 'offline' takes precedence over everything that the screen reported before. 'override' takes precedence over 'stale'.
 */
export function conditionOf(reported: Reported, now: number): ScreenCondition {
  const { pairedAt, lastSeen, loading, playsVersion, version } = reported
  if (pairedAt === null) return 'unpaired'
  const isNew = now - pairedAt < OFFLINE_SECONDS * 1000
  // Reports of an earlier player of this screen do not count for the current one.
  if (lastSeen === null || lastSeen < pairedAt) return isNew ? 'connecting' : 'offline'
  if (now - lastSeen >= OFFLINE_SECONDS * 1000) return 'offline'
  if (reported.isOverridden) return 'override'
  if (loading === 'downloading' || loading === 'checking') return 'loading'
  if (loading === 'storage_full' || loading === 'broken') return 'stale'
  // A new screen sends its first report before its program is loaded.
  if (playsVersion === null) return isNew ? 'loading' : 'stale'
  return playsVersion < version ? 'stale' : 'running'
}
