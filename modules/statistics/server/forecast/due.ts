import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { spansOn } from '#modules/branches/rules/opening-hours.ts'
import type { Queries } from '#platform/db.ts'
import { shifted } from '../../rules/forecast.ts'

/** Number of days of the forecast: today and the next 13. */
export const FORECAST_DAYS = 14
/**
 * The forecast of the next days needs orders of this many past days. These are 28 days to test the forecast, 7 days between a tested forecast and
 * its day, and the 8 weeks before.
 */
export const NEAR_DAYS = 28 + 7 + 56
export const YEAR_DAYS = 364
/** Orders are read only if they were placed at most this many days before they were due. */
const LONGEST_AHEAD_DAYS = 60
export type Kind = 'food' | 'ride'

interface Counted {
  branch: string
  kind: Kind
  day: string
  hour: number
  n: number
}

const instantOf = (day: string): string => `${day}T00:00Z`

/**
 * Counts orders by branch, kind, day and hour, in the local time of the branch. An order counts at the time that staff promised. If there
 * is none, it counts at the time that the guest requested. If the guest requested none, it counts when it was placed. Failed, cancelled and
 * rejected orders are not counted.
 */
export const countDue = (db: Queries, branches: readonly string[], today: string): Promise<Counted[]> => {
  const spans = [
    { from: shifted(today, -NEAR_DAYS), to: shifted(today, FORECAST_DAYS) },
    { from: shifted(today, -NEAR_DAYS - YEAR_DAYS), to: shifted(today, FORECAST_DAYS * 2 + 1 - YEAR_DAYS) },
  ]
  const parts = spans.map(
    ({ from, to }) => sql`
      SELECT o.branch_id AS branch, o.kind, (coalesce(o.appointment_date, o.appointment, o.created_at) AT TIME ZONE b.time_zone) AS wall
      FROM orders o JOIN branches b ON b.id = o.branch_id
      WHERE o.branch_id = ANY(${[...branches]}::uuid[]) AND o.state NOT IN ('failed', 'canceled', 'rejected')
        AND o.created_at >= ${instantOf(shifted(from, -LONGEST_AHEAD_DAYS))}::timestamptz AND o.created_at < ${instantOf(shifted(to, 1))}::timestamptz
        AND (coalesce(o.appointment_date, o.appointment, o.created_at) AT TIME ZONE b.time_zone) >= ${from}::timestamp
        AND (coalesce(o.appointment_date, o.appointment, o.created_at) AT TIME ZONE b.time_zone) < ${to}::timestamp`,
  )
  return db.many<Counted>(sql`
    SELECT branch, kind, to_char(wall, 'YYYY-MM-DD') AS day, extract(hour FROM wall)::integer AS hour, count(*)::integer AS n
    FROM (${parts[0]} UNION ALL ${parts[1]}) AS due GROUP BY 1, 2, 3, 4`)
}

export const readFirstDays = (db: Queries, branches: readonly string[]) =>
  db.many<{ branch: string; since: string | null }>(sql`
    SELECT b.id AS branch, to_char((SELECT min(o.created_at) FROM orders o WHERE o.branch_id = b.id) AT TIME ZONE b.time_zone, 'YYYY-MM-DD') AS since
    FROM branches b WHERE b.id = ANY(${[...branches]}::uuid[])`)

/**
 * For a day without opening hours: for each of its 24 hours, whether the opening hours of the previous evening extend into this hour (after
 * midnight). Undefined: the branch opens on this day, or has no hours at all.
 */
export function lateHoursOf(
  {
    openingHours,
    deliveryHours,
    isDeliveryHoursEnabled,
  }: Pick<Branch, 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled'>,
  day: string,
): readonly boolean[] | undefined {
  if (openingHours.length === 0) return undefined
  const date = Temporal.PlainDate.from(day)
  const spansAt = (at: Temporal.PlainDate) =>
    [openingHours, ...(isDeliveryHoursEnabled ? [deliveryHours] : [])].flatMap((rules) => spansOn(rules, at))
  if (spansAt(date).length > 0) return undefined
  const ends = spansAt(date.subtract({ days: 1 })).map(({ to }) => to - 1440)
  return Array.from({ length: 24 }, (_, hour) => ends.some((end) => end > hour * 60))
}

export function countsOf(rows: readonly Counted[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>()
  for (const { day, hour, n } of rows) {
    const hours = counts.get(day) ?? Array.from({ length: 24 }, () => 0)
    hours[hour] = (hours[hour] ?? 0) + n
    counts.set(day, hours)
  }
  return counts
}
