import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { PersonMonth } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import { type MonthFigures, type MonthProblem, monthBefore, type MonthState } from '../../rules/month.ts'
import { type TimeContext, zoneOf } from '../people.ts'
import { isForgotten, lastOf, readTimes, type Times } from '../times.ts'
import type { Owner } from '../week.ts'
import { figuresOf } from './figures.ts'

interface MonthRow {
  user_id: string
  month: string
  state: MonthState
  note: string
  submitted_at: string | null
  submitted_by_name: string
  approved_at: string | null
  approved_by_name: string
  closed_at: string | null
  closed_by_name: string
  reminded_at: string | null
  figures: MonthFigures | null
}

export const readMonthRows = (db: Queries, users: readonly string[], month?: string): Promise<MonthRow[]> =>
  db.many<MonthRow>(sql`
    SELECT user_id, month, state, note, submitted_at, submitted_by_name, approved_at, approved_by_name, closed_at, closed_by_name, reminded_at,
      figures
    FROM time_months WHERE user_id = ANY(${[...users]}) AND (${month ?? null}::text IS NULL OR month = ${month ?? null}) ORDER BY month`)

/** Reads the times of a person from the first day of a month on. */
export const timesSince = async (context: TimeContext, db: Queries, owner: Owner, month: string): Promise<Times> =>
  readTimes(
    db,
    owner.person.id,
    owner.contracts,
    await zoneOf(context, owner.person, owner.contracts),
    context.core.clock.epochMs(),
    `${month}-01`,
  )

/** Finds the problems that prevent steps of a person's month. `times` must begin with the first day of the month or earlier. */
export async function problemsOf(
  db: Queries,
  times: Times,
  user: string,
  month: string,
  now: number,
): Promise<MonthProblem[]> {
  const found: MonthProblem[] = []
  const last = lastOf(month)
  if (last >= times.today) found.push('notEnded')
  const own = times.activities.filter(
    ({ from, isVoided }) => !isVoided && dateOf(Date.parse(from), times.zone).startsWith(month),
  )
  if (own.some(({ to }) => to === null)) found.push('openBlock')
  if (own.some((one) => one.flags.includes('claimed') || isForgotten(one, now))) found.push('unsettled')
  const request = await db.first(sql`
    SELECT 1 FROM time_requests WHERE user_id = ${user} AND state = 'open' AND kind IN ('leave', 'correction') AND (
      (payload #>> '{leave,from}' <= ${last} AND payload #>> '{leave,to}' >= ${`${month}-01`})
      OR left(payload #>> '{after,from}', 7) = ${month} OR left(payload ->> 'claimedAt', 7) = ${month})`)
  if (request) found.push('requests')
  const first = times.contracts[0]?.from.slice(0, 7)
  const isFirst = first === undefined || month <= first
  if (!isFirst && (times.closed?.month ?? '') < monthBefore(month)) found.push('previous')
  return found
}

/**
 * Reads the month of a person, in the format of the API call. The figures of a closed month are read from its row. For any other month they
 * are computed now.
 */
export async function personMonth(
  context: TimeContext,
  db: Queries,
  owner: Owner,
  month: string,
  row: MonthRow | undefined,
): Promise<PersonMonth> {
  const now = context.core.clock.epochMs()
  const contract = owner.contracts.findLast(({ from }) => from <= lastOf(month))
  const isClosed = row?.state === 'closed' && row.figures !== null
  const times = isClosed ? undefined : await timesSince(context, db, owner, month)
  return {
    user: owner.person.id,
    name: owner.person.name,
    month,
    personnelNumber: contract?.personnelNumber ?? '',
    rulePack: contract?.rulePack ?? 'none',
    state: row?.state ?? 'open',
    note: row?.note ?? '',
    figures: copied(times ? figuresOf(times, month, now) : row?.figures),
    problems: times ? await problemsOf(db, times, owner.person.id, month, now) : [],
    submittedAt: row?.submitted_at ?? null,
    submittedByName: row?.submitted_by_name ?? '',
    approvedAt: row?.approved_at ?? null,
    approvedByName: row?.approved_by_name ?? '',
    closedAt: row?.closed_at ?? null,
    closedByName: row?.closed_by_name ?? '',
    remindedAt: row?.reminded_at ?? null,
  }
}

function copied(figures: MonthFigures | null | undefined): PersonMonth['figures'] {
  if (!figures) throw new Error('A closed month has its figures')
  return { ...figures, counters: [...figures.counters] }
}
