import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'

/**
 * Computes orders, revenue, last order and branches of these persons again, and whether they may have a duplicate. The orders of a merged person
 * count for the person into whom they were merged. The version of a record stays the same, because figures are not a change of the record.
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

/** Marks these persons, and persons with the same phone number or e-mail address, as possible duplicates, or removes the mark. */
async function refreshDoubles(tx: Tx, customers: readonly string[]): Promise<void> {
  await tx.run(sql`
    WITH near AS (
      SELECT DISTINCT c.id FROM customers c JOIN customers t ON t.id = ANY(${[...customers]}::uuid[])
      WHERE c.id = t.id OR (c.phone <> '' AND c.phone = t.phone) OR (c.email <> '' AND c.email = t.email))
    UPDATE customers c SET is_double = EXISTS (SELECT 1 FROM customer_doubles d WHERE d.id = c.id)
    FROM near n WHERE c.id = n.id AND c.is_double <> EXISTS (SELECT 1 FROM customer_doubles d WHERE d.id = c.id)`)
}
