/** How a screen is, for its card (docs/rules/signage.md, The wall). */
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

/** Three heartbeats that did not come. */
export const OFFLINE_SECONDS = 180

/** A clock that is off by more than this is told to staff. */
export const DRIFT_WARN_MS = 30_000

/** What a card's condition is judged by. Instants are epoch milliseconds. */
interface Reported {
  /** Null: not paired. */
  readonly pairedAt: number | null
  readonly lastSeen: number | null
  readonly playsVersion: number | null
  readonly version: number
  readonly loading: string | undefined
  readonly isOverridden: boolean
}

/** Silence counts more than anything it said before; an override is more important to know than an old version. */
export function conditionOf(reported: Reported, now: number): ScreenCondition {
  const { pairedAt, lastSeen, loading, playsVersion, version } = reported
  if (pairedAt === null) return 'unpaired'
  const isNew = now - pairedAt < OFFLINE_SECONDS * 1000
  // What an earlier player of this screen said is no report of this one.
  if (lastSeen === null || lastSeen < pairedAt) return isNew ? 'connecting' : 'offline'
  if (now - lastSeen >= OFFLINE_SECONDS * 1000) return 'offline'
  if (reported.isOverridden) return 'override'
  if (loading === 'downloading' || loading === 'checking') return 'loading'
  if (loading === 'storage_full' || loading === 'broken') return 'stale'
  // The first report of a new screen comes before its program does.
  if (playsVersion === null) return isNew ? 'loading' : 'stale'
  return playsVersion < version ? 'stale' : 'running'
}
