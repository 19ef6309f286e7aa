import sql from 'sql-template-tag'
import { dateOf } from '../rules/blocks.ts'
import type { TimeContext } from './people.ts'
import { lastOf } from './times.ts'
import { type Asked, type Entry, rows, type Span } from './trail-rows.ts'
import { startOf } from './week.ts'

/** Reads changes of shifts, months, PINs and cards from the audit trail. A step of a month is a change of every day of this month. */
export async function audited(context: TimeContext, { users, from, to, zone }: Asked): Promise<Entry[]> {
  const ids = [...users]
  const known = new Set(users)
  const found = await rows<{
    id: string
    at: string
    action: string
    entity: string
    record: string
    by: string | null
    reason: string | null
    before: { user?: string; from?: string; to?: string } | null
    after: { user?: string; users?: string[]; from?: string; to?: string; month?: string } | null
  }>(
    context,
    sql`SELECT id, at, action, entity, entity_id AS record, actor_name AS by, reason, before, after FROM audit
      WHERE (entity = 'workingSchedule' AND (before->>'user' = ANY(${ids}) OR after->>'user' = ANY(${ids}))
          AND coalesce(after->>'from', before->>'from')::timestamptz >= ${startOf(from, zone)}
          AND coalesce(after->>'from', before->>'from')::timestamptz < ${startOf(to, zone, 1)})
        OR (entity = 'workingWeek' AND after->'users' ?| ${ids})
        OR (entity = 'timeMonth' AND entity_id = ANY(${ids}) AND after->>'month' BETWEEN ${from.slice(0, 7)} AND ${to.slice(0, 7)})
        OR (entity = 'user' AND entity_id = ANY(${ids}) AND action ~ '^time\\.(pin|badge)-')`,
  )
  const happened = (at: string): string => dateOf(Date.parse(at), zone)
  const within = (first: string, last: string): string => (first > from ? first : last < from ? last : from)
  return found.flatMap(({ id, at, action, entity, record, by, reason, before, after }): Entry[] => {
    const detail = action.slice(action.lastIndexOf('-') + 1)
    const shared = { id, at, detail, by: by ?? '', reason: reason ?? '' }
    /** Makes an entry for each person whom a change is about: for example both people of a swap, or all people of a published week. */
    const each = (concerned: readonly (string | undefined)[], entry: (user: string) => Omit<Entry, 'user'>): Entry[] =>
      [...new Set(concerned)].flatMap((user) =>
        user !== undefined && known.has(user) ? [{ ...entry(user), user }] : [],
      )
    if (entity === 'workingSchedule')
      return each([before?.user, after?.user], (user) => {
        const span = (one: { user?: string; from?: string; to?: string } | null): Span =>
          one?.user === user && one.from !== undefined ? { from: one.from, to: one.to ?? null } : null
        const date = happened(after?.from ?? before?.from ?? at)
        return { ...shared, kind: 'shift', date, before: span(before), after: span(after) }
      })
    if (entity === 'workingWeek') {
      const monday = after?.from ?? from
      const sunday = Temporal.PlainDate.from(monday).add({ days: 6 }).toString()
      const range = { from: monday, to: sunday }
      return each(after?.users ?? [], () => ({ ...shared, kind: 'plan', date: within(monday, sunday), range }))
    }
    if (entity === 'timeMonth') {
      const month = after?.month ?? from.slice(0, 7)
      const range = { from: `${month}-01`, to: lastOf(month) }
      return each([record], () => ({ ...shared, kind: 'month', date: within(range.from, range.to), range }))
    }
    const kind = action.startsWith('time.badge-') ? 'badge' : 'pin'
    return each([record], () => ({ ...shared, kind, date: happened(at) }))
  })
}
