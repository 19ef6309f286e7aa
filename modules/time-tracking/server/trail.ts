import sql from 'sql-template-tag'
import { type Handler, serve } from '#platform/module.ts'
import { trailEndpoints as calls } from '../contract.ts'
import { dateOf } from '../rules/blocks.ts'
import type { RequestRow } from './decide.ts'
import { managedPeople, managedPerson, type TimeContext, zoneOf } from './people.ts'
import { audited } from './trail-audit.ts'
import { type Asked, type Entry, rows, type Span } from './trail-rows.ts'
import { rosterZone } from './week.ts'

const empty = {
  detail: '',
  by: '',
  approvedBy: '',
  reason: '',
  before: null,
  after: null,
  range: null,
  minutes: null,
  days: null,
}
const spanOf = (one: Span | undefined): Span => (one ? { from: one.from, to: one.to } : null)

/**
 * The API call that returns all changes of times: of one person, or of all people whom the signed-in user manages. The changes are read
 * from several tables.
 */
export function trailRoutes(context: TimeContext): Handler[] {
  return [
    serve(calls.trail, async ({ session, query }) => {
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      const owner = query.user === undefined ? undefined : await managedPerson(context, session, query.user)
      if (query.user !== undefined && !owner) return { ok: false, code: 'record.not_found' }
      const owners = owner ? [owner] : await managedPeople(context, session)
      const names = new Map(owners.map(({ person }) => [person.id, person.name]))
      const zone = owner ? await zoneOf(context, owner.person, owner.contracts) : await rosterZone(context, session)
      const asked = { from: query.from, to: query.to, users: [...names.keys()], zone }
      const found = [
        ...(await corrections(context, asked)),
        ...(await requests(context, asked)),
        ...(await bookings(context, asked)),
        ...(await audited(context, asked)),
      ]
      const entries = found
        .filter(({ date }) => date >= query.from && date <= query.to)
        .map((one) => ({
          ...empty,
          ...one,
          name: names.get(one.user) ?? '',
          at: Temporal.Instant.from(one.at).toString(),
        }))
        .toSorted(
          (one, other) =>
            other.at.localeCompare(one.at) || other.id.localeCompare(one.id) || one.name.localeCompare(other.name),
        )
      return { ok: true, value: { zone: asked.zone, entries } }
    }),
  ]
}

async function corrections(context: TimeContext, { users, from, to }: Asked): Promise<Entry[]> {
  const found = await rows<{
    id: string
    user: string
    at: string
    date: string
    before: Span
    after: (Span & { isVoided?: boolean }) | null
    reason: string
    by: string
    approved: string
    minutes: number | null
  }>(
    context,
    sql`SELECT id, user_id AS "user", at, work_date AS date, before, after, reason, by_name AS by, approved_by_name AS approved, counter_minutes AS minutes
      FROM time_corrections WHERE user_id = ANY(${[...users]}) AND work_date BETWEEN ${from} AND ${to}`,
  )
  return found.map(({ approved, ...one }) => ({
    ...one,
    kind: one.reason === 'undo' ? 'undo' : 'time',
    reason: one.reason === 'undo' ? '' : one.reason,
    approvedBy: approved,
    before: spanOf(one.before),
    after: one.after?.isVoided ? null : spanOf(one.after),
  }))
}

/** Reads changes from requests. A request counts as one change when it was made, and as a second change when it was decided. */
async function requests(context: TimeContext, { users, zone }: Asked): Promise<Entry[]> {
  const found = await rows<RequestRow & { created_by: string }>(
    context,
    sql`SELECT id, user_id, kind, state, payload, reason, created_at, created_by, decided_at, decided_by_name, decision_note
      FROM time_requests WHERE user_id = ANY(${[...users]})`,
  )
  const names = new Map((await context.ports.staff(context.core.db)).map(({ id, name }) => [id, name]))
  const dayOf = (at: string): string => dateOf(Date.parse(at), zone)
  return found.flatMap((row): Entry[] => {
    const { leave, after, before, claimedAt, shifts } = row.payload
    const from = before?.from ?? after?.from ?? claimedAt ?? shifts?.[0]?.from
    const about = {
      user: row.user_id,
      date: leave?.from ?? dayOf(from ?? row.created_at),
      range: leave ? { from: leave.from, to: leave.to } : null,
      before: spanOf(before ?? undefined),
      after: after ? { from: after.from, to: after.to } : claimedAt ? { from: claimedAt, to: null } : null,
    }
    const { id, kind } = row
    const by = names.get(row.created_by) ?? ''
    const asked: Entry = { ...about, id, at: row.created_at, kind: 'request', detail: kind, by, reason: row.reason }
    if (row.decided_at === null) return [asked]
    const decided = { at: row.decided_at, detail: row.state, by: row.decided_by_name, reason: row.decision_note }
    return [asked, { ...about, ...decided, id: `${id}-decided`, kind: 'decision' }]
  })
}

async function bookings(context: TimeContext, { users, from, to }: Asked): Promise<Entry[]> {
  const account = await rows<Entry>(
    context,
    sql`SELECT id, user_id AS "user", at, effective_on AS date, 'account' AS kind, kind AS detail, by_name AS by, reason, minutes
      FROM account_entries WHERE user_id = ANY(${[...users]}) AND effective_on BETWEEN ${from} AND ${to}`,
  )
  const leave = await rows<Entry>(
    context,
    sql`SELECT id, user_id AS "user", at, effective_on AS date, 'leave' AS kind, kind AS detail, by_name AS by, reason, days::float8 AS days
      FROM leave_entries WHERE user_id = ANY(${[...users]}) AND effective_on BETWEEN ${from} AND ${to}`,
  )
  return [...account, ...leave]
}
