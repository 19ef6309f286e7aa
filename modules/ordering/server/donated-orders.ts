import sql from 'sql-template-tag'
import { defaultZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Db } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { DonatedOrders } from '../ports.ts'
import { scopeOf } from './scope.ts'

/**
 * Counts the completed orders of a month for each recipient of donations. Only orders of branches that the caller may see are counted. An
 * order belongs to the month of its appointment or, without one, to the month in which it was placed; months are in the time zone of its
 * branch (docs/rules/money.md, Donation).
 */
export async function donatedOrders(
  db: Db,
  branches: readonly Branch[],
  { month, session }: { month: string; session: Session | undefined },
): Promise<readonly DonatedOrders[]> {
  const scope = scopeOf(session)
  const seen = branches.filter(({ id }) => scope === 'all' || scope.includes(id))
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  return db.many<DonatedOrders>(sql`
    SELECT o.donatee_id AS donatee, count(*)::int AS orders FROM orders o
    JOIN unnest(${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ timeZone }) => timeZone || defaultZone)}::text[]) AS b (id, zone) ON b.id = o.branch_id
    WHERE o.donatee_id IS NOT NULL AND o.state = 'completed'
      AND (coalesce(o.appointment_date, o.appointment, o.created_at) AT TIME ZONE b.zone)::date
        BETWEEN ${first.toString()}::date AND ${first.add({ months: 1 }).subtract({ days: 1 }).toString()}::date
    GROUP BY o.donatee_id ORDER BY o.donatee_id`)
}
