import sql from 'sql-template-tag'
import { emptyAudit } from '#platform/forget-audit.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { inTurnWithErasure } from './follow-orders.ts'

/** Finds, exports and erases the personal data in customer records. Erasing deletes the whole record, because accounting does not need it. */
export const customersPersonalData: PersonalData = {
  columns: {
    customers: [
      'first_name',
      'last_name',
      'company_name',
      'name',
      'vat_number',
      'phone',
      'email',
      'street',
      'zip_code',
      'city',
      'note',
      'allergies',
      'block_reason',
      'vat_proof',
    ],
    customer_keys: ['email', 'phone'],
  },
  /**
   * Finds all records of the same person (merged with each other), with their contact data and orders. If only an order is given, the search
   * starts from its customer.
   */
  async find(db, { customers, orders }) {
    const people = await db.many<{ id: string }>(sql`
      WITH named AS (
        SELECT unnest(${[...customers]}::uuid[]) AS id
        UNION SELECT customer_id FROM customer_orders WHERE order_id = ANY(${[...orders]}::uuid[])),
      roots AS (SELECT coalesce(m.merged_into, n.id) AS id FROM named n LEFT JOIN customer_merges m ON m.customer_id = n.id)
      SELECT id FROM roots UNION SELECT m.customer_id FROM customer_merges m JOIN roots r ON r.id = m.merged_into`)
    const ids = people.map(({ id }) => id)
    const contacts = await db.many<{ email: string; phone: string }>(
      sql`SELECT email, phone FROM customer_keys WHERE customer_id = ANY(${ids}::uuid[])`,
    )
    const filed = await db.many<{ id: string }>(
      sql`SELECT order_id AS id FROM customer_orders WHERE customer_id = ANY(${ids}::uuid[])`,
    )
    return { customers: ids, contacts, orders: filed.map(({ id }) => id) }
  },
  async read(db, { customers }) {
    return {
      customers: await db.many(sql`
        SELECT created_at, first_name, last_name, is_company, company_name, vat_number, phone, email, street, zip_code, city, country, note, allergies,
          allows_mail, allows_mail_origin, allows_mail_at, vat_state, vat_checked_at, vat_proof, is_blocked, block_reason, order_count, revenue, last_order_at
        FROM customers WHERE id = ANY(${[...customers]}::uuid[]) ORDER BY created_at, id`),
    }
  },
  async erase(tx, { customers }) {
    await inTurnWithErasure(tx)
    await tx.run(sql`DELETE FROM customers WHERE id = ANY(${[...customers]}::uuid[])`)
    await emptyAudit(tx, 'customer', customers)
    return undefined
  },
}
