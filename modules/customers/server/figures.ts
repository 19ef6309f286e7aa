import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'

/**
 * Computes for these customers again: number of orders, revenue, last order, branches, and whether there may be a duplicate. The orders of a
 * record that was merged count for the record into which it was merged. The version of the records stays the same, because the figures are no
 * change by staff.
 */
export async function refreshFigures(tx: Tx, customers: readonly string[]): Promise<void> {
  if (customers.length === 0) return
  await tx.run(sql`
    WITH roots AS (
      SELECT DISTINCT coalesce(m.merged_into, t.id) AS id FROM unnest(${[...customers]}::uuid[]) AS t (id)
        LEFT JOIN customer_merges m ON m.customer_id = t.id
      UNION SELECT id FROM unnest(${[...customers]}::uuid[]) AS t (id)),
    members AS (
      SELECT r.id AS root, r.id AS member FROM roots r WHERE NOT EXISTS (SELECT 1 FROM customer_merges m WHERE m.customer_id = r.id)
      UNION ALL SELECT m.merged_into, m.customer_id FROM customer_merges m JOIN roots r ON r.id = m.merged_into),
    sums AS (
      SELECT r.id, count(o.order_id) AS orders, coalesce(sum(o.revenue), 0) AS revenue, max(o.at) AS last,
        coalesce(jsonb_agg(DISTINCT o.branch_id) FILTER (WHERE o.branch_id IS NOT NULL), '[]') AS branches
      FROM roots r LEFT JOIN members m ON m.root = r.id LEFT JOIN customer_orders o ON o.customer_id = m.member GROUP BY r.id)
    UPDATE customers c SET order_count = s.orders, revenue = round(s.revenue, 2), last_order_at = s.last,
      branches = CASE WHEN s.orders = 0 THEN c.branches ELSE (
        SELECT coalesce(jsonb_agg(DISTINCT b), '[]') FROM (
          SELECT jsonb_array_elements(c.branches) AS b UNION SELECT jsonb_array_elements(s.branches)) every) END
    FROM sums s WHERE c.id = s.id`)
  await refreshDoubles(tx, customers)
}

/** Sets or removes the mark 'may be a duplicate', for these customers and for all others with the same phone number or e-mail address. */
async function refreshDoubles(tx: Tx, customers: readonly string[]): Promise<void> {
  await tx.run(sql`
    WITH near AS (
      SELECT DISTINCT c.id FROM customers c JOIN customers t ON t.id = ANY(${[...customers]}::uuid[])
      WHERE c.id = t.id OR (c.phone <> '' AND c.phone = t.phone) OR (c.email <> '' AND c.email = t.email))
    UPDATE customers c SET is_double = EXISTS (SELECT 1 FROM customer_doubles d WHERE d.id = c.id)
    FROM near n WHERE c.id = n.id AND c.is_double <> EXISTS (SELECT 1 FROM customer_doubles d WHERE d.id = c.id)`)
}
