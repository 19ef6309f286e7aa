import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'

/** The fields of an order on which figures depend. Amounts are in cents. */
export interface TestOrder {
  readonly branch: string
  readonly origin: string
  readonly kind: 'food' | 'ride'
  readonly state: string
  readonly createdAt: string
  readonly completedAt?: string | undefined
  readonly lines: readonly {
    name: string
    product: string
    amount: number
    unit: string
    cents: number
    kind?: 'ride' | 'accessory'
  }[]
  /** `paid`: the cents that the guest paid online. `refunds`: the cents that were paid back, each with its time. */
  readonly paid?: number
  readonly refunds?: readonly { at: string; cents: number }[]
  readonly rating?: number
}

export const grossOf = ({ lines }: TestOrder): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** Stores an order with its items, its completion and its ledger. All net amounts are 10/11 of the gross amounts. */
export async function writeOrder(db: Db, order: TestOrder): Promise<string> {
  const id = crypto.randomUUID()
  const gross = grossOf(order) / 100
  const net = Math.round((gross / 1.1) * 10_000) / 10_000
  const questionnaire = order.rating ? JSON.stringify({ rating: order.rating }) : null
  await db.run(sql`
    INSERT INTO orders (id, uid, hash, kind, state, branch_id, locale, delivery_type, payment_method, created_at, updated_at, currency, net, tax, gross,
      total_net, total_tax, total_gross, taxes, origin, questionnaire)
    VALUES (${id}, ${id.slice(0, 16)}, 'h', ${order.kind}, ${order.state}, ${order.branch}, 'de', 'takeaway', 'cash', ${order.createdAt}, ${order.createdAt},
      'EUR', ${net}, ${gross - net}, ${gross}, ${net}, ${gross - net}, ${gross}, '[]', ${order.origin}, ${questionnaire}::jsonb)`)
  for (const [position, line] of order.lines.entries())
    await db.run(sql`
      INSERT INTO order_items (id, order_id, position, kind, product_id, name, amount, unit, unit_price, net, tax_rate, tax, gross)
      VALUES (${crypto.randomUUID()}, ${id}, ${position}, ${line.kind ?? 'product'}, ${line.product}, ${line.name}, ${line.amount}, ${line.unit},
        1, ${Math.round((line.cents / 110) * 10_000) / 10_000}, 10, 0, ${line.cents / 100})`)
  const step = (at: string, to: string | null) =>
    db.run(sql`INSERT INTO order_timeline (id, order_id, at, actor_type, action, to_state)
      VALUES (${crypto.randomUUID()}, ${id}, ${at}, 'system', 'test', ${to})`)
  if (order.completedAt) await step(order.completedAt, 'completed')
  const move = (kind: string, from: string, cents: number, at: string) =>
    db.run(sql`INSERT INTO order_money (order_id, kind, taken_from, amount, at, step)
      VALUES (${id}, ${kind}, ${from}, ${cents / 100}, ${at}, ${crypto.randomUUID()})`)
  if (order.paid) await move('paid', 'outside', order.paid, order.createdAt)
  for (const { at, cents } of order.refunds ?? []) await move('sent', 'due', cents, at)
  return id
}
