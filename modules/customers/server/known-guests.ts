import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'
import type { KnownGuest } from '../contract/beside.ts'
import { contactKey } from '../rules/contact-key.ts'

const MOST = 5

/**
 * Returns the customers with this phone number or e-mail address, if the caller may see them. For a record that was merged into another
 * record, the other record is returned.
 */
export async function knownGuests(
  db: Db,
  contact: { phone: string; email: string },
  scope: readonly string[] | 'all',
): Promise<readonly KnownGuest[]> {
  const key = contactKey(contact)
  if (!key) return []
  return db.many<KnownGuest>(sql`
    WITH named AS (
      SELECT id FROM customers WHERE phone <> '' AND phone = ${key.phone}
      UNION SELECT id FROM customers WHERE email <> '' AND email = ${key.email}
      UNION SELECT customer_id FROM customer_keys WHERE phone <> '' AND phone = ${key.phone}),
    roots AS (SELECT DISTINCT coalesce(m.merged_into, n.id) AS id FROM named n LEFT JOIN customer_merges m ON m.customer_id = n.id)
    SELECT c.id, c.name, c.order_count AS "orderCount", c.is_blocked AS "isBlocked", c.block_reason AS "blockReason", c.allergies, c.note
    FROM customers c JOIN roots r ON r.id = c.id
    WHERE ${scope === 'all'} OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(c.branches) b WHERE b = ANY(${scope === 'all' ? [] : [...scope]}))
    ORDER BY c.is_blocked DESC, c.order_count DESC, c.id LIMIT ${MOST}`)
}
