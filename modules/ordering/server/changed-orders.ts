import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { ChangedOrder } from '../ports.ts'

type ChangedRow = Omit<ChangedOrder, 'contact'> & ChangedOrder['contact']

/**
 * SQL for sums of the ledger of an order `o`. The revenue without the tip is calculated from them. An order may have received more money
 * than its price, because the price fell or the guest paid twice. This surplus was never revenue, so a refund of it must not be subtracted
 * from the revenue (docs/rules/statistics.md, Revenue).
 */
const movedSums = sql`
  SELECT coalesce(sum(amount) FILTER (WHERE kind = 'sent' AND taken_from <> 'tip'), 0) AS sent,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund' AND taken_from = 'tip'), 0) AS tip_back,
    coalesce(sum(amount) FILTER (WHERE kind = 'returned'), 0) AS returned,
    coalesce(sum(amount) FILTER (WHERE kind IN ('paid', 'surplus')), 0) AS came
  FROM order_money WHERE order_id = o.id`

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
      CASE WHEN o.state = 'completed' THEN o.total_gross - coalesce((
        SELECT least(o.total_gross, greatest(0, m.sent - m.tip_back - m.returned - greatest(0, m.came - o.total_gross)))
        FROM (${movedSums}) m), 0) ELSE 0 END AS revenue,
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
