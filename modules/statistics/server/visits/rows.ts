import sql, { type Sql } from 'sql-template-tag'
import { capped, counts, type HourRow, newTally, OTHER_KEY } from '../../rules/figures.ts'
import { type DayRow, type Dim, rowsOf } from '../../rules/digest.ts'
import { visitsOf } from '../../rules/visits.ts'
import { eventsOf, visitorsOf } from '../log/day-events.ts'
import { hoursFor } from '../log/roll-up.ts'
import type { Reading } from '../reading.ts'
import type { Slice } from '../slice.ts'

export type VisitRow = Omit<DayRow, 'dim'> & { day: string }

export const sum = (rows: readonly VisitRow[], of: (row: VisitRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/**
 * Reads the figures of a dimension (such as 'page') for each day of the range. The figures come from the stored figures of days; for
 * several branches they are counted from the events in the log.
 */
export async function readRows(reading: Reading, dim: Dim): Promise<VisitRow[]> {
  const { slice } = reading
  if (isOfSeveral(slice)) return countDays(reading, dim)
  const rows = await reading.db.many<VisitRow>(sql`
    SELECT day::text AS day, key, visitors, visits, n, entries, exits FROM stat_day WHERE ${wholeDays(reading, dim)} ORDER BY day, key`)
  return [...rows, ...(await cutDay(reading, dim))]
}

/**
 * Reads the figures of a dimension (such as 'page') as sums over the whole range: one row per key. For a long range these are far fewer
 * rows than `readRows` returns.
 */
export async function readSums(reading: Reading, dim: Dim): Promise<VisitRow[]> {
  const { slice } = reading
  if (isOfSeveral(slice)) return countDays(reading, dim)
  const rows = await reading.db.many<VisitRow>(sql`
    SELECT '' AS day, key, sum(visitors)::integer AS visitors, sum(visits)::integer AS visits, sum(n)::integer AS n,
      sum(entries)::integer AS entries, sum(exits)::integer AS exits
    FROM stat_day WHERE ${wholeDays(reading, dim)} GROUP BY key ORDER BY key`)
  return [...rows, ...(await cutDay(reading, dim))]
}

/**
 * Whether several branches are read, but not all. Their figures cannot be added up, because one visit may have events in two branches; so
 * the events in the log are counted.
 */
const isOfSeveral = ({ scope }: Slice): boolean => scope !== 'all' && scope.length > 1

/** SQL condition for the days of the range that are read as a whole. The last day is left out if it is read only up to a time of day. */
function wholeDays(reading: Reading, dim: Dim): Sql {
  const { period, cut } = reading.slice
  const last = cut ? period.to.subtract({ days: 1 }) : period.to
  return sql`${figuresOf(reading, dim)} AND day BETWEEN ${period.from.toString()}::date AND ${last.toString()}::date`
}

const figuresOf = (reading: Reading, dim: Dim): Sql =>
  sql`dim = ${dim} AND device = ${reading.slice.device ?? ''} AND branch IS NOT DISTINCT FROM ${branchOf(reading)}::uuid`

async function countDays(reading: Reading, dim: Dim): Promise<VisitRow[]> {
  const { period } = reading.slice
  const days: VisitRow[][] = []
  for (let day = period.from; Temporal.PlainDate.compare(day, period.to) <= 0; day = day.add({ days: 1 })) {
    const before = day.equals(period.to) ? wallTime(reading, day.toString()) : undefined
    days.push(await countDay(reading, dim, day.toString(), before))
  }
  return days.flat()
}

const branchOf = ({ slice: { scope } }: Reading): string | null =>
  scope === 'all' ? null : (scope[0] ?? '00000000-0000-0000-0000-000000000000')

/** Until when events count on the last day of the range: the same time of day as now, in whole minutes. Undefined: the whole day counts. */
function wallTime({ slice: { cut, zone } }: Reading, day: string): Temporal.Instant | undefined {
  const now = cut?.now.toZonedDateTimeISO(zone).toPlainTime().round({ smallestUnit: 'minute', roundingMode: 'floor' })
  return now && Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: now }).toInstant()
}

/**
 * Reads the last day of the range up to the same time of day as now. Full hours come from the stored figures by hour. The last hour is
 * incomplete, so its events are counted from the log. Empty if the whole day counts (`wholeDays` then reads it).
 */
async function cutDay(reading: Reading, dim: Dim): Promise<VisitRow[]> {
  const { db, slice } = reading
  const day = slice.period.to.toString()
  const until = wallTime(reading, day)
  if (!until) return []
  const [branch, device] = [branchOf(reading), slice.device ?? '']
  const begun = Math.floor((until.epochMilliseconds - hoursFor(day, slice.zone).startMs) / 3_600_000)
  const whole = await db.many<VisitRow>(sql`
    SELECT ${day} AS day, key, sum(visitors)::integer AS visitors, sum(visits)::integer AS visits, sum(n)::integer AS n,
      sum(entries)::integer AS entries, sum(exits)::integer AS exits
    FROM stat_hour
    WHERE ${figuresOf(reading, dim)} AND day = ${day}::date AND hour < ${begun}
    GROUP BY key`)
  const rest = (await reading.begunHour(day, slice.zone, until)).filter(
    (row) => row.dim === dim && row.branch === branch && row.device === device,
  )
  if (rest.length === 0) return whole
  const known = new Set(
    (
      await db.many<{ key: string }>(
        sql`SELECT key FROM stat_day WHERE ${figuresOf(reading, dim)} AND day = ${day}::date`,
      )
    ).map(({ key }) => key),
  )
  const sums = new Map(whole.map((row) => [row.key, row]))
  for (const row of rest) {
    const key = known.has(OTHER_KEY) && !known.has(row.key) ? OTHER_KEY : row.key
    const so = sums.get(key) ?? { day, key, visitors: 0, visits: 0, n: 0, entries: 0, exits: 0 }
    const added = { ...so }
    for (const count of counts) added[count] += row[count]
    sums.set(key, added)
  }
  return [...sums.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** Computes the figures of a dimension (such as 'page') for one day from the events in the log. */
async function countDay(
  { db, slice }: Reading,
  dim: Dim,
  day: string,
  before: Temporal.Instant | undefined,
): Promise<VisitRow[]> {
  const { scope, device, zone } = slice
  const hours = hoursFor(day, zone)
  const tally = newTally()
  for await (const events of eventsOf(db, await visitorsOf(db, { day, before }), { day, before })) {
    const own = visitsOf(events).filter(
      (visit) =>
        (scope === 'all' || visit.events.some(({ branch }) => branch !== null && scope.includes(branch))) &&
        (!device || visit.device.screen === device),
    )
    const rows = rowsOf(own, hours).filter((row) => row.dim === dim)
    tally.add(rows.map((row): HourRow => ({ ...row, branch: null, device: '', hour: 0 })))
  }
  return capped(tally.rows(), []).map(({ key, visitors, visits, n, entries, exits }) => {
    return { day, key, visitors, visits, n, entries, exits }
  })
}
