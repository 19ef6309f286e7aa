import sql from 'sql-template-tag'
import { dateOf } from '../rules/blocks.ts'
import type { TimeContext } from './people.ts'
import { lastOf } from './times.ts'
import { type Asked, type Entry, rows, type Span } from './trail-rows.ts'
import { startOf } from './week.ts'

/** Shifts, months and PINs, as the audit trail has them. A step of a month concerns each of its days. */
export async function audited(context: TimeContext, { user, from, to, zone }: Asked): Promise<Entry[]> {
  const found = await rows<{
    id: string
    at: string
    action: string
    entity: string
    by: string | null
    reason: string | null
    before: { user?: string; from?: string; to?: string } | null
    after: { user?: string; from?: string; to?: string; month?: string } | null
  }>(
    context,
    sql`SELECT id, at, action, entity, actor_name AS by, reason, before, after FROM audit
      WHERE (entity = 'workingSchedule' AND ${user} IN (before->>'user', after->>'user')
          AND coalesce(after->>'from', before->>'from')::timestamptz >= ${startOf(from, zone)}
          AND coalesce(after->>'from', before->>'from')::timestamptz < ${startOf(to, zone, 1)})
        OR (entity = 'workingWeek' AND after->'users' ? ${user})
        OR (entity = 'timeMonth' AND entity_id = ${user} AND after->>'month' BETWEEN ${from.slice(0, 7)} AND ${to.slice(0, 7)})
        OR (entity = 'user' AND entity_id = ${user} AND action LIKE 'time.pin-%')`,
  )
  const happened = (at: string): string => dateOf(Date.parse(at), zone)
  const within = (first: string, last: string): string => (first > from ? first : last < from ? last : from)
  return found.map(({ id, at, action, entity, by, reason, before, after }): Entry => {
    const detail = action.slice(action.lastIndexOf('-') + 1)
    const shared = { id, at, detail, by: by ?? '', reason: reason ?? '' }
    const span = (one: { user?: string; from?: string; to?: string } | null): Span =>
      one?.user === user && one.from !== undefined ? { from: one.from, to: one.to ?? null } : null
    if (entity === 'workingSchedule')
      return {
        ...shared,
        kind: 'shift',
        date: happened(after?.from ?? before?.from ?? at),
        before: span(before),
        after: span(after),
      }
    if (entity === 'workingWeek') {
      const monday = after?.from ?? from
      return {
        ...shared,
        kind: 'plan',
        date: within(monday, Temporal.PlainDate.from(monday).add({ days: 6 }).toString()),
      }
    }
    if (entity === 'timeMonth') {
      const month = after?.month ?? from.slice(0, 7)
      return { ...shared, kind: 'month', date: within(`${month}-01`, lastOf(month)) }
    }
    return { ...shared, kind: 'pin', date: happened(at) }
  })
}
