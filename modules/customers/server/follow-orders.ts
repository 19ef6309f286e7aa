import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import type { ChangedOrder } from '#modules/ordering/ports.ts'
import { contactKey } from '../rules/contact-key.ts'
import { refreshFigures } from './figures.ts'

/** Read again at each run: a transaction that began earlier may become visible later. */
const overlapSeconds = 30
const atOnce = 500

type ReadChanged = (since: Temporal.Instant, limit: number) => Promise<readonly ChangedOrder[]>

/**
 * Files changed orders under the persons who placed them. Reading an order twice changes nothing, so a run that was cut off is simply done
 * again. Returns how many orders it read.
 */
export async function followOrders(core: BrandCore, changed: ReadChanged): Promise<number> {
  const row = await core.db.first<{ updated_at: string }>(sql`SELECT updated_at FROM customer_progress`)
  let from = row ? Temporal.Instant.from(row.updated_at) : Temporal.Instant.fromEpochMilliseconds(0)
  let read = 0
  for (let batch = await changed(from, atOnce); batch.length > 0; batch = await changed(from, atOnce)) {
    const last = Temporal.Instant.from(batch.at(-1)?.updatedAt ?? '1970-01-01T00:00:00Z')
    await core.db.tx((tx) => fileOrders(core, tx, batch))
    read += batch.length
    const isLast = batch.length < atOnce || Temporal.Instant.compare(last, from) <= 0
    from = last
    if (isLast) break
  }
  const next = Temporal.Instant.fromEpochMilliseconds(
    Math.min(from.epochMilliseconds, core.clock.now().subtract({ seconds: overlapSeconds }).epochMilliseconds),
  )
  if (!row || read > 0)
    await core.db.run(sql`
      INSERT INTO customer_progress (one, updated_at) VALUES (true, ${next})
      ON CONFLICT (one) DO UPDATE SET updated_at = greatest(customer_progress.updated_at, excluded.updated_at)`)
  return read
}

async function fileOrders(core: BrandCore, tx: Tx, orders: readonly ChangedOrder[]): Promise<void> {
  const touched = new Set<string>()
  for (const order of orders) {
    const key = contactKey(order.contact)
    if (!key) continue
    const customer = await customerOf(core, tx, key, order)
    touched.add(customer)
    await tx.run(sql`
      INSERT INTO customer_orders (order_id, customer_id, branch_id, uid, kind, state, gross, revenue, rating, at)
      VALUES (${order.id}, ${customer}, ${order.branchId}, ${order.uid}, ${order.kind}, ${order.state}, ${order.gross}, ${order.revenue},
        ${order.rating}, ${order.createdAt})
      ON CONFLICT (order_id) DO UPDATE SET state = excluded.state, gross = excluded.gross, revenue = excluded.revenue, rating = excluded.rating`)
  }
  await refreshFigures(tx, [...touched])
}

/** The customer with this e-mail address and phone number, or a new one. An order that already belongs to a customer stays with them. */
async function customerOf(
  core: BrandCore,
  tx: Tx,
  key: { email: string; phone: string },
  { id, contact }: ChangedOrder,
): Promise<string> {
  const filed = await tx.first<{ customer_id: string }>(
    sql`SELECT customer_id FROM customer_orders WHERE order_id = ${id}`,
  )
  if (filed) return filed.customer_id
  const known = await tx.first<{ customer_id: string }>(
    sql`SELECT customer_id FROM customer_keys WHERE email = ${key.email} AND phone = ${key.phone}`,
  )
  if (known) return known.customer_id
  // Entered by hand with the same pair: it is the same person.
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
