import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import sql from 'sql-template-tag'
import { instantsOf } from '#kernel/time.ts'
import { zoneBlock } from '#kernel/zone-block.ts'
import { rosterTexts } from '../words/roster.ts'
import { timeTrackingTitles } from '../words/titles.ts'
import { readDepartments, type TimeContext } from './people.ts'
import { readSchedules } from './rows.ts'
import type { ClockPerson } from './tokens.ts'

const [BEFORE, AFTER] = [30 * 24, 180 * 24]

/**
 * The shifts of one person as a calendar file (RFC 5545). UID: the id of the shift; SEQUENCE: its version. A withdrawn shift is marked
 * CANCELLED. The file contains branch and department. The notes of shifts are left out, because they may contain names of colleagues.
 */
export async function calendarOf(context: TimeContext, who: ClockPerson): Promise<string> {
  const { core, ports } = context
  const now = core.clock.now()
  const shifts = await readSchedules(
    core.db,
    sql`s.user_id = ${who.person.id} AND s.state <> 'draft' AND s.starts_at > ${now.subtract({ hours: BEFORE })}
      AND s.starts_at < ${now.add({ hours: AFTER })}`,
  )
  const [branches, departments] = [await ports.branches(), await readDepartments(core.db)]
  const t = rosterTexts(who.person.locale)
  const calendar = ical({
    prodId: { company: 'Servus', product: 'Servus', language: who.person.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    name: timeTrackingTitles(who.person.locale).plan,
    timezone: { name: null, generator: (name) => zoneBlock(name, now) },
    ttl: 3600,
  })
  for (const shift of shifts) {
    const [start, end] = [Temporal.Instant.from(shift.from), Temporal.Instant.from(shift.to)]
    const isTold = (at: Temporal.Instant): boolean =>
      instantsOf(at.toZonedDateTimeISO(who.zone).toPlainDateTime(), who.zone).length === 1
    const department = departments.get(shift.department ?? '')?.name ?? ''
    calendar.createEvent({
      id: `${shift.id}@servus`,
      sequence: shift.version,
      stamp: now,
      start,
      end,
      // When the clocks go back, a local time may occur twice. If the start or the end of a shift is one of these times, both are written
      // in UTC.
      timezone: isTold(start) && isTold(end) ? who.zone : null,
      summary: [t.shift, department].filter(Boolean).join(', '),
      location: branches.find(({ id }) => id === shift.branch)?.name ?? '',
      status: shift.state === 'withdrawn' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
