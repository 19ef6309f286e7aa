import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Absence, WorkingActivity } from '../contract.ts'
import type * as z from 'zod'
import { type AbsenceSpan, daysOf, type DayBalance, totalOf, type Totals } from '../rules/balance.ts'
import { dateOf, minutesByDay } from '../rules/blocks.ts'
import { FORGOTTEN_AFTER } from '../rules/clock.ts'
import { readHolidays, type HolidayName } from './holidays.ts'
import type { Contract } from './people.ts'
import { blockOf, readActivities } from './rows.ts'

interface Entry {
  id: string
  effectiveOn: string
  postedOn: string
  minutes: number
  kind: 'opening' | 'adjustment' | 'counter' | 'payout'
  reason: string
  byName: string
}

/** The data of one person from which all balances are computed. */
export interface Times {
  readonly zone: string
  readonly contracts: readonly Contract[]
  readonly holidays: readonly HolidayName[]
  readonly absences: readonly (z.infer<typeof Absence> & AbsenceSpan)[]
  readonly activities: readonly WorkingActivity[]
  readonly worked: ReadonlyMap<string, number>
  readonly entries: readonly Entry[]
  readonly leaveEntries: readonly { effectiveOn: string; days: number; kind: string; reason: string }[]
  readonly notices: readonly { year: string; days: number; sentOn: string }[]
  readonly closed: { month: string; closing: number } | undefined
  /**
   * The day from which the time account is computed: the first day after the last closed month, or if no month is closed, the first day of
   * the first contract.
   */
  readonly from: string
  readonly today: string
}

export const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString()
export const lastOf = (month: string): string => {
  const first = Temporal.PlainDate.from(`${month}-01`)
  return first.with({ day: first.daysInMonth }).toString()
}

/** Reads the times of a person. Days of closed months are read only from `since` on. */
export async function readTimes(
  db: Queries,
  user: string,
  contracts: readonly Contract[],
  zone: string,
  now: number,
  since?: string,
): Promise<Times> {
  const today = dateOf(now, zone)
  const close = await db.first<{ month: string; closing: number }>(sql`
    SELECT month, (figures->>'closing')::integer AS closing FROM time_months
    WHERE user_id = ${user} AND state = 'closed' AND month < ${today.slice(0, 7)} ORDER BY month DESC LIMIT 1`)
  const begin = close ? dayAfter(lastOf(close.month)) : (contracts[0]?.from ?? today)
  const from = since !== undefined && since < begin ? since : begin
  const readFrom = Temporal.PlainDate.from(from).subtract({ days: 2 }).toZonedDateTime(zone).toInstant()
  const needsMean = contracts.some(({ model, creditRule }) => model === 'hourly' || creditRule === 'mean13')
  const start = needsMean ? readFrom.subtract({ hours: 24 * 98 }) : readFrom
  const activities = await readActivities(db, sql`a.user_id = ${user} AND a.starts_at >= ${start}`)
  const blocks = activities.filter((one) => isCounted(one, now)).map((one) => blockOf(one, now))
  const absences = await db.many<Times['absences'][number]>(sql`
    SELECT id, user_id AS "user", kind, from_date AS "from", to_date AS "to", half_first AS "halfFirst", half_last AS "halfLast"
    FROM absences WHERE user_id = ${user} AND cancelled_at IS NULL ORDER BY approved_at, id`)
  const entries = await db.many<Entry>(sql`
    SELECT id, effective_on AS "effectiveOn", posted_on AS "postedOn", minutes, kind, reason, by_name AS "byName"
    FROM account_entries WHERE user_id = ${user} ORDER BY at, id`)
  const leaveEntries = await db.many<Times['leaveEntries'][number]>(sql`
    SELECT effective_on AS "effectiveOn", days, kind, reason FROM leave_entries WHERE user_id = ${user} ORDER BY at, id`)
  const notices = await db.many<Times['notices'][number]>(sql`
    SELECT leave_year AS year, days, sent_on AS "sentOn" FROM leave_notices WHERE user_id = ${user}`)
  const region = contracts.at(-1)?.holidayRegion ?? 'AT'
  const last = Temporal.PlainDate.from(today).add({ years: 1 }).toString()
  const first = [contracts[0]?.from ?? today, from].toSorted()[0] ?? from
  const holidays = (await readHolidays(db, [region], first, last)).get(region) ?? []
  return {
    zone,
    contracts,
    holidays,
    absences,
    activities,
    worked: minutesByDay(blocks, zone),
    entries,
    leaveEntries,
    notices,
    closed: close,
    from: begin,
    today,
  }
}

/**
 * Whether the minutes of a block of work count. They do not count if the block is voided or its end was forgotten. They also do not count
 * if the person has entered the end later and nobody has approved it yet.
 */
export const isCounted = (one: WorkingActivity, now: number): boolean =>
  !one.isVoided && !one.flags.includes('claimed') && !isForgotten(one, now)

/**
 * Whether a block of work has been running for so long that the person has probably forgotten to end it. The block gets a flag, but is
 * never ended automatically.
 */
export const isForgotten = (one: Pick<WorkingActivity, 'from' | 'to'>, now: number): boolean =>
  one.to === null && now - Date.parse(one.from) >= FORGOTTEN_AFTER

export const inputOf = (times: Times) => ({
  contracts: times.contracts,
  holidays: new Set(times.holidays.map(({ date }) => date)),
  absences: times.absences,
  worked: times.worked,
})

/**
 * Balances are computed for at most this many years in the future. Each day is computed separately, so it would take minutes to compute a
 * day in the far future.
 */
const plannedYears = 3

export function daysIn(times: Times, from: string, to: string): DayBalance[] {
  const last = Temporal.PlainDate.from(times.today).add({ years: plannedYears }).toString()
  return from > last ? [] : daysOf(from, to < last ? to : last, inputOf(times))
}
export const totalsIn = (times: Times, from: string, to: string): Totals => totalOf(daysIn(times, from, to))

/**
 * The day on which an entry of the time account counts. Usually it is the day on which the entry takes effect. For a correction of a
 * closed month it is the day on which the correction was entered.
 */
const countsOn = ({ kind, postedOn, effectiveOn }: Entry): string => (kind === 'counter' ? postedOn : effectiveOn)
export const entriesIn = (times: Times, from: string, to: string): Entry[] =>
  times.entries.filter((one) => countsOn(one) >= from && countsOn(one) <= to)

/**
 * The balance of the time account in minutes at the end of a day. For a day before `times.from`: the balance at the end of the last closed
 * month, or the opening balance.
 */
export function accountAt(times: Times, date: string): number {
  const opening = times.closed?.closing ?? times.contracts[0]?.openingMinutes ?? 0
  if (date < times.from) return opening
  const booked = entriesIn(times, times.from, date).reduce((total, { minutes }) => total + minutes, 0)
  return opening + totalsIn(times, times.from, date).balance + booked
}
