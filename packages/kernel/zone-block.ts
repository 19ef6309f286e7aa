import type { Zone } from './time.ts'

const two = (value: number): string => String(Math.abs(value)).padStart(2, '0')
const stamp = (wall: Temporal.PlainDateTime): string =>
  `${wall.year}${two(wall.month)}${two(wall.day)}T${two(wall.hour)}${two(wall.minute)}${two(wall.second)}`

function offset(nanoseconds: number): string {
  const minutes = Math.round(nanoseconds / 60e9)
  return `${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}${two(minutes % 60)}`
}

/**
 * The VTIMEZONE block of a zone for a calendar file (RFC 5545 §3.6.5): the UTC offset of its clocks, and each change of the offset in the year
 * before and after the instant `around`. A calendar file needs a block for every zone that it mentions
 * (docs/rules/messages.md, Calendar files).
 */
export function zoneBlock(zone: Zone, around: Temporal.Instant): string {
  const first = around.toZonedDateTimeISO(zone).subtract({ years: 1 })
  const end = around.toZonedDateTimeISO(zone).add({ years: 1 })
  const observances = [observance(first, first.offsetNanoseconds)]
  for (
    let at = first.getTimeZoneTransition('next');
    at && Temporal.ZonedDateTime.compare(at, end) < 0;
    at = at.getTimeZoneTransition('next')
  ) {
    observances.push(observance(at, at.subtract({ nanoseconds: 1 }).offsetNanoseconds))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

/**
 * One observance of the VTIMEZONE block: the UTC offset of the clocks from the instant `at` on. DTSTART is this instant in the local time
 * that was valid before the change.
 */
function observance(at: Temporal.ZonedDateTime, before: number): string {
  const wall = at.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ nanoseconds: before })
  const winter = at.with({ month: 1, day: 15 }).offsetNanoseconds
  const summer = at.with({ month: 7, day: 15 }).offsetNanoseconds
  const isDaylight = winter !== summer && at.offsetNanoseconds === Math.max(winter, summer)
  const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(wall)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(at.offsetNanoseconds)}`,
    `END:${kind}`,
  ].join('\r\n')
}
