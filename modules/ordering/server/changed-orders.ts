import sql, { raw } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { ChangedOrder } from '../ports.ts'
import { priceBackSum } from './price-back.ts'

type ChangedRow = Omit<ChangedOrder, 'contact'> & ChangedOrder['contact']

/**
 * Returns the orders that were changed at or after `since`, the oldest change first. Failed orders are left out, because they do not count as
 * orders of a customer.
 */
export async function changedOrders(
  db: Queries,
  since: Temporal.Instant,
  limit: number,
): Promise<readonly ChangedOrder[]> {
  const rows = await db.many<ChangedRow>(sql`
    SELECT o.id, o.uid, o.kind, o.state, o.branch_id AS "branchId", o.created_at AS "createdAt", o.updated_at AS "updatedAt", o.total_gross AS gross,
      CASE WHEN o.state = 'completed' THEN o.total_gross - ${raw(priceBackSum)} ELSE 0 END AS revenue,
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
