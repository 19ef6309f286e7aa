import { type OpeningHours, spansOn } from '#modules/branches/rules/opening-hours.ts'
import { dateAt, type Zone } from '#kernel/time.ts'

/** When the page of the player is normally reloaded each night, in minutes after midnight. */
const FOUR = 240
const DAY = 1440

const two = (n: number): string => String(n).padStart(2, '0')
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/**
 * Whether people look at the screen at this time, according to the hours that staff set for it. If no hours are set, people look at the
 * screen at any time.
 */
function isScreenTime(hours: OpeningHours, at: Temporal.Instant, zone: Zone): boolean {
  if (hours.length === 0) return true
  const now = at.toZonedDateTimeISO(zone)
  const minutes = now.hour * 60 + now.minute
  const today = spansOn(hours, now.toPlainDate()).some(({ from, to }) => from <= minutes && minutes < to)
  const before = spansOn(hours, now.toPlainDate().subtract({ days: 1 })).some(({ to }) => to - DAY > minutes)
  return today || before
}

/**
 * When the nightly reload happens, in minutes after midnight: at 4:00, or at the first full hour after 4:00 when nobody looks at the
 * screen. If people look at the screen in every hour, the reload is at 4:00.
 */
export function reloadMinutes(hours: OpeningHours, at: Temporal.Instant, zone: Zone): number {
  const midnight = dateAt(at, zone).toZonedDateTime(zone)
  for (let hour = 0; hour < 24; hour++) {
    const minutes = (FOUR + hour * 60) % DAY
    if (hours.length === 0) return minutes
    const when = midnight.add({ minutes }).toInstant()
    if (!isScreenTime(hours, when, zone)) return minutes
  }
  return FOUR
}

/** Whether a start of the player at this time counts as the nightly reload: it is in the minute of the reload or in the minute after it. */
export function isNightly(hours: OpeningHours, at: Temporal.Instant, zone: Zone): boolean {
  const now = at.toZonedDateTimeISO(zone)
  const late = now.hour * 60 + now.minute - reloadMinutes(hours, at, zone)
  return late === 0 || late === 1
}

/**
 * The opening hours of the day as text for the idle scene: 'Heute 11:00–23:00'; several spans are joined by 'und' or 'and'. Empty: the branch is
 * closed on this day.
 */
export function hoursOfDay(hours: OpeningHours, at: Temporal.Instant, zone: Zone, locale: 'de' | 'en'): string[] {
  const spans = spansOn(hours, dateAt(at, zone))
  if (spans.length === 0) return []
  const text = spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(locale === 'de' ? ' und ' : ' and ')
  return [`${locale === 'de' ? 'Heute' : 'Today'} ${text}`]
}
