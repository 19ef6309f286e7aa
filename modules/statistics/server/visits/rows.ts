import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { type DayRow, type Dim, digest } from '../../rules/digest.ts'
import { visitsOf } from '../../rules/visits.ts'
import { readDay } from '../log/day-events.ts'
import { hoursFor } from '../log/roll-up.ts'
import type { Slice } from '../slice.ts'

export type VisitRow = Omit<DayRow, 'dim'> & { day: string }

export const sum = (rows: readonly VisitRow[], of: (row: VisitRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** Rows of the dimension for each day of the range: from the figures of days, or from the log where those do not have them. */
export async function readRows(db: Queries, slice: Slice, dim: Dim): Promise<VisitRow[]> {
  const { period, cut, scope } = slice
  const isRaw = scope !== 'all' && scope.length > 1
  if (isRaw) {
    const days: VisitRow[][] = []
    for (let day = period.from; Temporal.PlainDate.compare(day, period.to) <= 0; day = day.add({ days: 1 }))
      days.push(await digestDay(db, slice, dim, day.toString()))
    return days.flat()
  }
  const last = period.to.toString()
  const branch = scope === 'all' ? null : (scope[0] ?? '00000000-0000-0000-0000-000000000000')
  const rows = await db.many<VisitRow>(sql`
    SELECT day::text AS day, key, visitors, visits, n, entries, exits FROM stat_day
    WHERE dim = ${dim} AND device = ${slice.device ?? ''} AND branch IS NOT DISTINCT FROM ${branch}::uuid
      AND day BETWEEN ${period.from.toString()}::date AND ${last}::date
    ORDER BY day, key`)
  if (!cut) return rows
  return [...rows.filter(({ day }) => day !== last), ...(await digestDay(db, slice, dim, last))]
}

/** The same of one day from its events: of several branches together, or of the hours that today has had so far. */
async function digestDay(db: Queries, slice: Slice, dim: Dim, day: string): Promise<VisitRow[]> {
  const { cut, scope, device, zone } = slice
  const isCut = cut && slice.period.to.toString() === day
  const wall = isCut ? cut.now.toZonedDateTimeISO(zone).toPlainDateTime().subtract({ days: cut.days }) : undefined
  const visits = visitsOf(await readDay(db, day, wall?.toZonedDateTime(zone).toInstant()))
  const own = visits.filter(
    (visit) =>
      (scope === 'all' || visit.events.some(({ branch }) => branch !== null && scope.includes(branch))) &&
      (!device || visit.device.screen === device),
  )
  return digest(own, hoursFor(day, zone)).flatMap(({ dim: of, ...row }) => (of === dim ? [{ ...row, day }] : []))
}
