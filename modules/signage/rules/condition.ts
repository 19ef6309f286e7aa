/** How a screen is, for its card (docs/rules/signage.md, The wall). */
export const screenConditions = ['unpaired', 'running', 'loading', 'stale', 'override', 'offline'] as const
export type ScreenCondition = (typeof screenConditions)[number]

/** Three heartbeats that did not come. */
const OFFLINE_SECONDS = 180

/** A clock that is off by more than this is told to staff. */
export const DRIFT_WARN_MS = 30_000

/** What a card's condition is judged by. Instants are epoch milliseconds. */
interface Reported {
  readonly isPaired: boolean
  readonly lastSeen: number | null
  readonly playsVersion: number | null
  readonly version: number
  readonly loading: string | undefined
  readonly isOverridden: boolean
}

/** Silence counts more than anything it said before; an override is more important to know than an old version. */
export function conditionOf(reported: Reported, now: number): ScreenCondition {
  if (!reported.isPaired) return 'unpaired'
  if (isSilent(reported.lastSeen, now)) return 'offline'
  if (reported.isOverridden) return 'override'
  if (reported.loading === 'downloading' || reported.loading === 'checking') return 'loading'
  const isOld = reported.playsVersion === null || reported.playsVersion < reported.version
  if (isOld || reported.loading === 'storage_full' || reported.loading === 'broken') return 'stale'
  return 'running'
}

const isSilent = (lastSeen: number | null, now: number, seconds = OFFLINE_SECONDS): boolean =>
  lastSeen === null || now - lastSeen >= seconds * 1000
