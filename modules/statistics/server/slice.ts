import sql, { join, type Sql } from 'sql-template-tag'
import { defaultZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Refusal, Session } from '#platform/module.ts'
import type { RangeQuery } from '../contract.ts'
import type { ScreenClass } from '../rules/devices.ts'
import { before, daysIn, type Period, periodOf, type Size, sizeOf } from '../rules/periods.ts'

/** What one query of a statistic covers: the range of days, the branches, and the filters. */
export interface Slice {
  readonly period: Period
  readonly size: Size
  readonly zone: string
  readonly scope: 'all' | readonly string[]
  readonly channel: string | undefined
  readonly kind: 'food' | 'ride' | undefined
  readonly device: ScreenClass | undefined
  readonly isNet: boolean
  /** Whether refunds of orders that were completed before the range are left out of the revenue. */
  readonly hasOwnRefundsOnly: boolean
  /**
   * Set only for the previous range, if the range itself ends today. Today is not over, so the last day of the previous range is read only up to
   * the same time of day. `days`: how many days that last day is before today.
   */
  readonly cut: { readonly now: Temporal.Instant; readonly days: number } | undefined
}

export interface Slices {
  readonly slice: Slice
  readonly previous: Slice | undefined
  readonly isOver: boolean
}

/** Events of visits are stored for this many days; after that only the computed figures exist. */
export const KEPT_DAYS = 90

const ofAll = (own: 'all' | readonly string[], branches: readonly Branch[]): boolean =>
  own === 'all' || branches.every(({ id }) => own.includes(id))
const daysUntil = (day: Temporal.PlainDate, today: Temporal.PlainDate): number =>
  day.until(today, { largestUnit: 'day' }).days

/**
 * Checks the range and the rights of the user, and returns what must be read, or a refusal. The front desk may read only today. For a
 * branch that the user may not see, the response is 404.
 */
export function slicesOf(
  query: RangeQuery,
  session: Session | undefined,
  { branches, now, isAboutVisits }: { branches: readonly Branch[]; now: Temporal.Instant; isAboutVisits: boolean },
): Slices | Refusal {
  const period = periodOf(query.from, query.to)
  if (!period) return { ok: false, code: 'statistics.range', field: 'to' }
  const size = sizeOf(period, query.bucket)
  if (!size) return { ok: false, code: 'statistics.hours', field: 'bucket' }
  const own = session?.roles.includes('ROLE_ADMIN') ? 'all' : (session?.branches ?? [])
  const { branch } = query
  if (branch && own !== 'all' && !own.includes(branch)) return { ok: false, code: 'record.not_found' }
  const zone = (branches.find(({ id }) => id === branch && !isAboutVisits) ?? branches[0])?.timeZone ?? defaultZone
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const isDesk = !session?.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_BACKOFFICE')
  if (isDesk && !(period.from.equals(today) && period.to.equals(today)))
    return { ok: false, code: 'statistics.today_only' }
  const scope = branch ? [branch] : isAboutVisits && ofAll(own, branches) ? 'all' : own
  // Visits of several branches are counted from the log, because one visit may have events in two branches. The log keeps events only for
  // `KEPT_DAYS` days.
  if (isAboutVisits && scope.length > 1 && scope !== 'all' && daysUntil(period.from, today) > KEPT_DAYS)
    return { ok: false, code: 'statistics.log_only', field: 'from' }
  const slice: Slice = {
    period,
    size,
    zone,
    scope,
    channel: query.channel,
    kind: query.kind,
    device: query.device,
    isNet: query.net === 'true',
    hasOwnRefundsOnly: query.refunds === 'own',
    cut: undefined,
  }
  const cut = period.to.equals(today) ? { now, days: daysIn(period) } : undefined
  return {
    slice,
    previous: query.compare ? { ...slice, period: before(period), cut } : undefined,
    isOver: Temporal.PlainDate.compare(period.to, today) < 0,
  }
}

/**
 * SQL condition: the instant `at` lies in the range, in the time zone of the branch `b`. The condition also contains the wider limits of
 * the function `outer`, because the database can use an index for them.
 */
export function within({ period, cut }: Slice, at: Sql): Sql {
  const { from, to } = period
  const wall = sql`(${at} AT TIME ZONE b.time_zone)`
  const end = to.add({ days: 1 }).toString()
  const untilNow = cut
    ? sql` AND ${wall} < (${cut.now}::timestamptz AT TIME ZONE b.time_zone) - ${cut.days}::integer * interval '1 day'`
    : sql``
  return sql`${outer({ period }, at)} AND ${wall} >= ${from.toString()}::timestamp AND ${wall} < ${end}::timestamp${untilNow}`
}

/**
 * SQL condition with limits that include the range in every time zone. These limits do not depend on the branch, so the database can use an
 * index.
 */
export const outer = ({ period: { from, to } }: Pick<Slice, 'period'>, at: Sql): Sql =>
  sql`${at} >= ${`${from.subtract({ days: 1 })}T00:00Z`}::timestamptz AND ${at} < ${`${to.add({ days: 2 })}T12:00Z`}::timestamptz`

/**
 * SQL for the name of the day or hour of an instant, in the time zone of the branch `b`. When the clocks go back, '2026-10-25T02A' is the
 * first of the two equal hours, '…B' the second.
 */
export function bucketColumn(size: Size, at: Sql): Sql {
  const wall = sql`(${at} AT TIME ZONE b.time_zone)`
  if (size !== 'hour') return sql`to_char(${wall}, 'YYYY-MM-DD')`
  return sql`to_char(${wall}, 'YYYY-MM-DD"T"HH24') || CASE
    WHEN ((${at} + interval '1 hour') AT TIME ZONE b.time_zone) = ${wall} THEN 'A'
    WHEN ((${at} - interval '1 hour') AT TIME ZONE b.time_zone) = ${wall} THEN 'B' ELSE '' END`
}

/** The filters of a query as an SQL condition on the row `o` of the table of orders: branches, channel and kind. */
export function orderFilter({ scope, channel, kind }: Slice): Sql {
  const parts = [sql`true`]
  if (scope !== 'all') parts.push(sql`o.branch_id = ANY(${[...scope]}::uuid[])`)
  if (channel) parts.push(sql`o.origin = ${channel}`)
  if (kind) parts.push(sql`o.kind = ${kind}`)
  return join(parts, ' AND ')
}
