import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'

/**
 * Updates the figures of these customers: number of orders, revenue, last order, branches, and whether there may be a duplicate. The orders
 * of a merged record count for the record into which it was merged. The version of the records stays the same, because staff have changed
 * nothing.
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

/**
 * Sets or removes the mark 'may be a duplicate' (`is_double`) of these customers, and of all customers with the same phone number or e-mail
 * address. A customer has the mark if the view `customer_doubles` contains a row for this customer. The view lists pairs, and 1,000 guests
 * with the phone number of one hotel are a million pairs. Therefore the view is not read here; the members of each group are counted.
 */
async function refreshDoubles(tx: Tx, customers: readonly string[]): Promise<void> {
  await tx.run(sql`
    WITH touched AS MATERIALIZED (SELECT id, phone, email FROM customers WHERE id = ANY(${[...customers]}::uuid[])),
      near AS MATERIALIZED (${sharingContact(sql`touched`)}),
      reached AS MATERIALIZED (${sharingContact(sql`near`)}),
      live AS (
        SELECT id, phone, email,
          CASE WHEN phone = '' THEN 0 ELSE count(*) OVER (PARTITION BY phone) - 1 END AS by_phone,
          CASE WHEN email = '' THEN 0 ELSE count(*) OVER (PARTITION BY email) - 1 END AS by_email,
          CASE WHEN phone = '' OR email = '' THEN 0 ELSE count(*) OVER (PARTITION BY phone, email) - 1 END AS by_both
        FROM reached WHERE NOT EXISTS (SELECT 1 FROM customer_merges m WHERE m.customer_id = reached.id)),
      different AS (
        SELECT a.id, count(*) AS n FROM (SELECT one AS id, other FROM customer_differences UNION ALL SELECT other, one FROM customer_differences) d
          JOIN live a ON a.id = d.id JOIN live b ON b.id = d.other
        WHERE (a.phone <> '' AND a.phone = b.phone) OR (a.email <> '' AND a.email = b.email) GROUP BY a.id),
      told AS (
        SELECT n.id, coalesce(l.by_phone + l.by_email - l.by_both > coalesce(d.n, 0), false) AS is_double
        FROM near n LEFT JOIN live l ON l.id = n.id LEFT JOIN different d ON d.id = n.id)
    UPDATE customers c SET is_double = t.is_double FROM told t WHERE c.id = t.id AND c.is_double <> t.is_double`)
}

/** An SQL query for the customers in `table`, and for all customers with the phone number or the e-mail address of one of them. */
const sharingContact = (table: Sql): Sql => sql`
  SELECT id, phone, email FROM ${table}
  UNION SELECT id, phone, email FROM customers WHERE phone <> '' AND phone IN (SELECT phone FROM ${table})
  UNION SELECT id, phone, email FROM customers WHERE email <> '' AND email IN (SELECT email FROM ${table})`
