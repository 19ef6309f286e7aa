import { dateAt, type Zone } from '#kernel/time.ts'
import { contains, mergeWindows, type OpeningHours, windowsOn } from '#modules/branches/rules/opening-hours.ts'

/** Minutes without a report before a mail is sent: the smallest allowed value, the default, and the largest allowed value. */
export const SILENT_MINUTES = { least: 5, usual: 10, most: 240 } as const

interface Watched {
  /** The hours in which people look at the screen. Empty: always. */
  readonly hours: OpeningHours
  readonly zone: Zone
  /** Time of the screen's last report. If it has not reported yet: when its player was paired. */
  readonly seen: Temporal.Instant
}

/**
 * Whether a screen has not reported for this many minutes. Only minutes since the start of the current period of `hours` count. So a screen
 * that is switched on at opening time does not count as silent at once. Outside of `hours` a screen never counts as silent. If `hours` is
 * empty, every minute counts.
 */
export function isMissed({ hours, zone, seen }: Watched, minutes: number, now: Temporal.Instant): boolean {
  const today = dateAt(now, zone)
  const windows = [-1, 0].flatMap((days) => windowsOn(hours, today.add({ days }), zone))
  const open = mergeWindows(windows).find((window) => contains(window, now))
  if (hours.length > 0 && !open) return false
  const since = open && Temporal.Instant.compare(open.from, seen) > 0 ? open.from : seen
  return Temporal.Instant.compare(since.add({ minutes }), now) <= 0
}
