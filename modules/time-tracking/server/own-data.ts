import sql, { type Sql } from 'sql-template-tag'
import type { TimeContext } from './people.ts'
import { readActivities, readSchedules } from './rows.ts'
import type { ClockPerson } from './tokens.ts'

/**
 * Reads everything that this module stores about a person, for the person's own download. Left out: the hashes of tokens, PINs and cards,
 * and draft shifts.
 */
export async function ownData({ core: { db } }: TimeContext, { person }: ClockPerson) {
  const id = person.id
  const rows = (query: Sql) => db.many<Record<string, unknown>>(query)
  return {
    contracts: await rows(sql`SELECT * FROM working_contracts WHERE user_id = ${id} ORDER BY valid_from`),
    shifts: asRows(await readSchedules(db, sql`s.user_id = ${id} AND s.state <> 'draft'`)),
    activities: asRows(await readActivities(db, sql`a.user_id = ${id}`)),
    corrections: await rows(sql`
      SELECT id, activity_id, work_date, before, after, reason, by_name, approved_by_name, counter_minutes, at
      FROM time_corrections WHERE user_id = ${id} ORDER BY at, id`),
    absences: await rows(sql`
      SELECT id, kind, from_date, to_date, half_first, half_last, approved_at, cancelled_at FROM absences WHERE user_id = ${id} ORDER BY from_date`),
    requests: await rows(sql`
      SELECT id, kind, state, payload, reason, created_at, decided_at, decided_by_name, decision_note FROM time_requests
      WHERE user_id = ${id} ORDER BY created_at, id`),
    accountEntries: await rows(sql`
      SELECT effective_on, posted_on, minutes, kind, reason, by_name, at FROM account_entries WHERE user_id = ${id} ORDER BY at, id`),
    leaveEntries: await rows(sql`
      SELECT effective_on, days, kind, reason, by_name, at FROM leave_entries WHERE user_id = ${id} ORDER BY at, id`),
    leaveNotices: await rows(sql`
      SELECT leave_year, days, lapses_on, text, sent_on, by_name FROM leave_notices WHERE user_id = ${id} ORDER BY sent_on, id`),
    months: await rows(sql`
      SELECT month, state, note, submitted_at, submitted_by_name, approved_at, approved_by_name, closed_at, closed_by_name, figures
      FROM time_months WHERE user_id = ${id} ORDER BY month`),
    accesses: await rows(sql`
      SELECT kind, name, created_at, last_used_at, revoked_at FROM time_tokens WHERE user_id = ${id} ORDER BY created_at, id`),
    kioskBadge: await rows(sql`SELECT ending, changed_at FROM time_badges WHERE user_id = ${id}`),
    kioskPin: await rows(sql`SELECT changed_at, used_at FROM time_pins WHERE user_id = ${id}`),
  }
}

const asRows = (list: readonly object[]): Record<string, unknown>[] => list.map((one) => ({ ...one }))
