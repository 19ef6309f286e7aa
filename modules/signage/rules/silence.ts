import { dateAt, type Zone } from '#kernel/time.ts'
import { contains, mergeWindows, type OpeningHours, windowsOn } from '#modules/branches/rules/opening-hours.ts'

/** Minutes of silence before a mail is sent: the least, the default and the most. */
export const SILENT_MINUTES = { least: 5, usual: 10, most: 240 } as const

interface Watched {
  /** When people look at the screen. Empty: always. */
  readonly hours: OpeningHours
  readonly zone: Zone
  /** Time of the screen's last report. */
  readonly seen: Temporal.Instant
}

/**
 * Whether a screen has been silent for this many minutes within its hours. Silence before the hours begin does not count: a screen that is
 * switched on at opening time is not missing in its first minutes. Outside its hours a screen is never missing.
 */
export function isMissed({ hours, zone, seen }: Watched, minutes: number, now: Temporal.Instant): boolean {
  const today = dateAt(now, zone)
  const windows = [-1, 0].flatMap((days) => windowsOn(hours, today.add({ days }), zone))
  const open = mergeWindows(windows).find((window) => contains(window, now))
  if (hours.length > 0 && !open) return false
  const since = open && Temporal.Instant.compare(open.from, seen) > 0 ? open.from : seen
  return Temporal.Instant.compare(since.add({ minutes }), now) <= 0
}
