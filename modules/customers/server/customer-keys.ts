import sql from 'sql-template-tag'
import type { ChangedOrder } from '#modules/ordering/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { outboxPart } from '#platform/work/outbox-part.ts'

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

const shape = `id uuid, first_name text, last_name text, is_company boolean, company_name text, vat_number text, phone text, email text, street text,
  zip_code text, city text, country text`
const columns = shape.replaceAll(/ (?:uuid|text|boolean)(?=,|$)/g, '')

const statement = `WITH wanted AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS w (${shape}, key_phone text, promise jsonb)
), found AS MATERIALIZED (
  SELECT w.id AS wanted, e.id AS entered FROM wanted w LEFT JOIN LATERAL (
    SELECT id FROM (
      SELECT id, created_at FROM customers WHERE w.email <> '' AND email <> '' AND email = w.email AND phone = w.key_phone
      UNION ALL
      SELECT id, created_at FROM customers WHERE w.email = '' AND email = '' AND phone <> '' AND phone = w.key_phone) every
    ORDER BY created_at, id LIMIT 1) e ON true
), made AS (
  INSERT INTO customers (created_at, updated_at, ${columns})
  SELECT $2::timestamptz, $2::timestamptz, ${columns} FROM wanted JOIN found ON wanted = id WHERE entered IS NULL RETURNING id
), keyed AS (
  INSERT INTO customer_keys (email, phone, customer_id)
  SELECT email, key_phone, coalesce(entered, id) FROM wanted JOIN found ON wanted = id ON CONFLICT DO NOTHING
), promised AS (SELECT promise FROM wanted JOIN made USING (id)
), told AS (${outboxPart('promised')}
)
SELECT email, key_phone AS phone, coalesce(entered, id) AS customer_id FROM wanted JOIN found ON wanted = id`

/**
 * Finds or creates a customer for each pair of e-mail address and phone number (`key`), and returns the customers' ids by pair. If staff
 * have already entered a customer with the same pair, this customer is used. Otherwise a new customer is created from `order`. `keys`
 * contains each pair only once. Everything is done with one statement.
 */
export async function newCustomers(
  core: BrandCore,
  tx: Tx,
  keys: readonly { key: ContactPair; order: ChangedOrder }[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows: Readonly<Record<string, unknown>>[] = []
  for (const { key, order } of keys) {
    const id = core.ids.uuid()
    const { contact } = order
    rows.push({
      id,
      first_name: contact.firstName,
      last_name: contact.lastName,
      is_company: contact.isCompany,
      company_name: contact.companyName,
      vat_number: contact.vatNumber,
      phone: /^\+\d{7,15}$/.test(key.phone) ? key.phone : '',
      email: key.email,
      street: contact.street,
      zip_code: contact.zipCode,
      city: contact.city,
      country: contact.country,
      key_phone: key.phone,
      promise: await core.outbox.row(tx, { topic: 'customer.created', payload: { id } }),
    })
  }
  const assigned = await tx.prepared<ContactPair & { customer_id: string }>('customers-new', statement, [
    JSON.stringify(rows),
    core.clock.now(),
  ])
  return new Map(assigned.map((row) => [pairOf(row), row.customer_id]))
}
