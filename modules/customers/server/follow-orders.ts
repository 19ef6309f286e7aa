import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { ChangedOrder } from '#modules/ordering/ports.ts'
import { contactKey } from '../rules/contact-key.ts'
import { customersBy, newCustomers, pairOf } from './customer-keys.ts'
import { refreshFigures } from './figures.ts'

/**
 * In seconds. Each run also reads the orders that changed in the last 30 seconds before the previous run. The previous run may have missed
 * them, because a transaction can begin before a run and end after it.
 */
const overlapSeconds = 30
const atOnce = 500

type ReadChanged = (tx: Queries, since: Temporal.Instant, limit: number) => Promise<readonly ChangedOrder[]>

/**
 * Takes the same lock as an erasure. So no erasure can happen between reading an order and assigning it to a customer. Otherwise the data
 * of an erased guest could be stored again (docs/rules/privacy.md, Erasure).
 */
export const inTurnWithErasure = (tx: Tx): Promise<number> =>
  tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' customers.follow', 0))`)

/**
 * Reads the orders that have changed since the last run, and assigns each to the customer who placed it. Reading an order twice changes
 * nothing, so an interrupted run is simply repeated. Returns how many orders were read.
 */
export async function followOrders(core: BrandCore, changed: ReadChanged): Promise<number> {
  const row = await core.db.first<{ updated_at: string }>(sql`SELECT updated_at FROM customer_progress`)
  let from = row ? Temporal.Instant.from(row.updated_at) : Temporal.Instant.fromEpochMilliseconds(0)
  let read = 0
  for (let isMore = true; isMore;) {
    const since = from
    const batch = await core.db.tx(async (tx) => {
      await inTurnWithErasure(tx)
      const found = await changed(tx, since, atOnce)
      if (found.length > 0) await fileOrders(core, tx, found)
      return found
    })
    read += batch.length
    const last = batch.at(-1)
    if (last) from = Temporal.Instant.from(last.updatedAt)
    isMore = batch.length === atOnce && Temporal.Instant.compare(from, since) > 0
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

/** Removes a deleted order from its customer's history, and computes the customer's figures again. */
export async function forgetOrder(core: BrandCore, order: string): Promise<void> {
  await core.db.tx(async (tx) => {
    const rows = await tx.many<{ customer_id: string }>(
      sql`DELETE FROM customer_orders WHERE order_id = ${order} RETURNING customer_id`,
    )
    await refreshFigures(
      tx,
      rows.map(({ customer_id }) => customer_id),
    )
  })
}

interface Filed {
  order_id: string
  customer_id: string
  state: string
  gross: number
  revenue: number
  rating: number | null
}

/**
 * Assigns orders to customers. Orders that have not changed since they were assigned are skipped. If staff corrected the contact data of an
 * order, it is assigned to the customer with the new contact data, so that the data of two people are not exported and erased together.
 */
async function fileOrders(core: BrandCore, tx: Tx, orders: readonly ChangedOrder[]): Promise<void> {
  const rows = await tx.many<Filed>(sql`
    SELECT order_id, customer_id, state, gross, revenue, rating FROM customer_orders WHERE order_id = ANY(${orders.map(({ id }) => id)}::uuid[])`)
  const filed = new Map(rows.map((row) => [row.order_id, row]))
  const named = orders.flatMap((order) => {
    const key = contactKey(order.contact)
    return key ? [{ order, key }] : []
  })
  const known = await customersBy(
    tx,
    named.map(({ key }) => key),
  )
  const changed = named.filter(({ order, key }) => {
    const row = filed.get(order.id)
    return !isSame(row, order) || row?.customer_id !== known.get(pairOf(key))
  })
  if (changed.length === 0) return
  // If several orders have the same new contact data, the new customer gets the data of the first of these orders.
  const unknown = new Map(
    changed.toReversed().flatMap((one) => (known.has(pairOf(one.key)) ? [] : [[pairOf(one.key), one] as const])),
  )
  const customers = new Map([...known, ...(await newCustomers(core, tx, [...unknown.values()]))])
  const written: Record<string, unknown>[] = []
  for (const { order, key } of changed) {
    const { id, branchId, uid, kind, state, gross, revenue, rating, createdAt } = order
    written.push({
      order_id: id,
      customer_id: customers.get(pairOf(key)),
      branch_id: branchId,
      uid,
      kind,
      state,
      gross,
      revenue,
      rating,
      at: createdAt,
    })
  }
  await tx.run(sql`
    INSERT INTO customer_orders (order_id, customer_id, branch_id, uid, kind, state, gross, revenue, rating, at)
    SELECT o.* FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS o (order_id uuid, customer_id uuid, branch_id uuid, uid text, kind text,
      state text, gross numeric, revenue numeric, rating numeric, at timestamptz)
    ON CONFLICT (order_id) DO UPDATE SET customer_id = excluded.customer_id, state = excluded.state, gross = excluded.gross, revenue = excluded.revenue, rating = excluded.rating`)
  const left = changed.flatMap(({ order }) => filed.get(order.id)?.customer_id ?? [])
  await refreshFigures(tx, [...new Set([...written.map((one) => String(one['customer_id'])), ...left])])
}

const isSame = (row: Filed | undefined, order: ChangedOrder): boolean =>
  row !== undefined &&
  row.state === order.state &&
  row.gross === order.gross &&
  row.revenue === order.revenue &&
  row.rating === order.rating
