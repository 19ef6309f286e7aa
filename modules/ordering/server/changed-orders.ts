import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'
import type { ChangedOrder } from '../ports.ts'

type ChangedRow = Omit<ChangedOrder, 'contact'> & ChangedOrder['contact']

/** Orders that changed at or after an instant, the oldest change first. Failed orders are no orders of anybody: they are left out. */
export async function changedOrders(db: Db, since: Temporal.Instant, limit: number): Promise<readonly ChangedOrder[]> {
  const rows = await db.many<ChangedRow>(sql`
    SELECT o.id, o.uid, o.kind, o.state, o.branch_id AS "branchId", o.created_at AS "createdAt", o.updated_at AS "updatedAt", o.total_gross AS gross,
      CASE WHEN o.state = 'completed' THEN o.total_gross - coalesce((
        SELECT greatest(0, coalesce(sum(m.amount) FILTER (WHERE m.kind = 'sent' AND m.taken_from <> 'tip'), 0)
          - coalesce(sum(m.amount) FILTER (WHERE m.kind = 'refund' AND m.taken_from = 'tip'), 0))
        FROM order_money m WHERE m.order_id = o.id), 0) ELSE 0 END AS revenue,
      (o.questionnaire->>'rating')::numeric AS rating,
      o.first_name AS "firstName", o.last_name AS "lastName", o.is_company AS "isCompany", o.company_name AS "companyName",
      o.vat_number AS "vatNumber", o.phone, o.email, o.street, o.zip_code AS "zipCode", o.city, o.country
    FROM orders o WHERE o.updated_at >= ${since} AND o.state <> 'failed' ORDER BY o.updated_at, o.id LIMIT ${limit}`)
  return rows.map(({ id, uid, kind, state, branchId, createdAt, updatedAt, gross, revenue, rating, ...contact }) => ({
    id,
    uid,
    kind,
    state,
    branchId,
    createdAt,
    updatedAt,
    gross,
    revenue,
    rating,
    contact,
  }))
}
