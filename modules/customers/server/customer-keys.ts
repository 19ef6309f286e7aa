import sql from 'sql-template-tag'
import type { ChangedOrder } from '#modules/ordering/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

interface ContactPair {
  email: string
  phone: string
}
export const pairOf = ({ email, phone }: ContactPair): string => `${email} ${phone}`

/** Finds the customer for each pair of e-mail address and phone number. Pairs without a customer are missing in the result. */
export async function customersBy(tx: Tx, keys: readonly ContactPair[]): Promise<Map<string, string>> {
  const rows = await tx.many<ContactPair & { customer_id: string }>(sql`
    SELECT k.email, k.phone, k.customer_id FROM customer_keys k
    JOIN unnest(${keys.map(({ email }) => email)}::text[], ${keys.map(({ phone }) => phone)}::text[]) AS asked (email, phone)
      ON k.email = asked.email AND k.phone = asked.phone`)
  return new Map(rows.map((row) => [pairOf(row), row.customer_id]))
}

/**
 * Assigns a pair of e-mail address and phone number to a customer, and returns the customer's id. If staff have entered a customer with this
 * pair, it is that one; otherwise a new customer is created from the order.
 */
export async function newCustomer(
  core: BrandCore,
  tx: Tx,
  key: ContactPair,
  { contact }: ChangedOrder,
): Promise<string> {
  // If staff have entered a customer with the same pair, it is the same person.
  const entered = await tx.first<{ id: string }>(
    sql`SELECT id FROM customers WHERE email = ${key.email} AND phone = ${key.phone} ORDER BY created_at, id LIMIT 1`,
  )
  const customer = entered?.id ?? core.ids.uuid()
  if (!entered) {
    const now = core.clock.now()
    const phone = /^\+\d{7,15}$/.test(key.phone) ? key.phone : ''
    await tx.run(sql`
      INSERT INTO customers (id, created_at, updated_at, first_name, last_name, is_company, company_name, vat_number, phone, email, street, zip_code, city, country)
      VALUES (${customer}, ${now}, ${now}, ${contact.firstName}, ${contact.lastName}, ${contact.isCompany}, ${contact.companyName},
        ${contact.vatNumber}, ${phone}, ${key.email}, ${contact.street}, ${contact.zipCode}, ${contact.city}, ${contact.country})`)
    await core.outbox.add(tx, { topic: 'customer.created', payload: { id: customer } })
  }
  await tx.run(
    sql`INSERT INTO customer_keys (email, phone, customer_id) VALUES (${key.email}, ${key.phone}, ${customer}) ON CONFLICT DO NOTHING`,
  )
  return customer
}
