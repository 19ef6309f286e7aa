import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { CustomerOverview } from '../contract.ts'

const lastOrders = 10

/**
 * Reads the last orders, ratings, possible duplicates and merged records of one customer. `own`: the branches whose orders and customers
 * the caller may see; 'all' for administrators. `orderOf` reads an order, because the panel shows its current state in the words for its
 * kind (ride or food).
 */
export async function readOverview(
  db: Queries,
  id: string,
  own: readonly string[] | 'all',
  orderOf: (id: string) => Promise<Order | undefined>,
): Promise<CustomerOverview> {
  const members = sql`SELECT ${id}::uuid AS id UNION ALL SELECT customer_id FROM customer_merges WHERE merged_into = ${id}`
  const inScope = own === 'all' ? sql`true` : sql`branch_id = ANY(${[...own]}::uuid[])`
  // SQL condition: a duplicate or merged record is returned only if the caller may see it.
  const isSeen = own === 'all' ? sql`true` : sql`c.branches ?| ${[...own]}::text[]`
  const rows = await db.many<Pick<CustomerOverview['orders'][number], 'id' | 'uid' | 'at' | 'gross'>>(sql`
    SELECT order_id AS id, uid, at, gross FROM customer_orders
    WHERE customer_id IN (${members}) AND ${inScope} ORDER BY at DESC, order_id LIMIT ${lastOrders}`)
  const orders: CustomerOverview['orders'] = []
  for (const row of rows) {
    const order = await orderOf(row.id)
    if (!order) continue
    const { kind, state, paymentState, deliveryType } = order
    orders.push({ ...row, kind, state, paymentState, deliveryType })
  }
  const sums = await db.first<{ since: string | null; rating: number | null; ratings: number }>(sql`
    SELECT min(at) AS since, round(avg(rating), 1) AS rating, count(rating) AS ratings FROM customer_orders
    WHERE customer_id IN (${members}) AND ${inScope}`)
  const doubles = await db.many<{
    id: string
    name: string
    orderCount: number
    same_phone: boolean
    same_email: boolean
  }>(sql`
    SELECT c.id, c.name, c.order_count AS "orderCount", d.same_phone, d.same_email FROM customer_doubles d JOIN customers c ON c.id = d.other
    WHERE d.id = ${id} AND ${isSeen} ORDER BY c.order_count DESC, c.id LIMIT 5`)
  const merged = await db.many<{ id: string; name: string }>(sql`
    SELECT c.id, c.name FROM customer_merges m JOIN customers c ON c.id = m.customer_id WHERE m.merged_into = ${id} AND ${isSeen} ORDER BY m.at, c.id`)
  return {
    since: sums?.since ?? null,
    orders,
    rating: sums?.rating ?? null,
    ratings: sums?.ratings ?? 0,
    doubles: doubles.map(({ same_phone: phone, same_email: email, ...one }) => ({
      ...one,
      equal: [...(phone ? (['phone'] as const) : []), ...(email ? (['email'] as const) : [])],
    })),
    merged,
  }
}
