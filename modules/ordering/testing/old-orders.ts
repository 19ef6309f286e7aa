import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { FoodBrand } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must } from '#testing/order-calls.ts'

/** Reads the SQL text of a migration of the ordering module. */
export const migration = (name: string): Promise<string> =>
  readFile(new URL(`../server/migrations/${name}`, import.meta.url), 'utf8')
/** A timeline entry as an earlier version wrote it: action, values, state before, state after. */
export type Row = [action: string, data: object, from?: string | null, to?: string | null]

/** Replaces all timeline entries of an order by these. */
export async function writeTimeline(
  { db, ids, clock }: BrandCore,
  orderId: string,
  rows: readonly Row[],
): Promise<void> {
  await db.run(sql`DELETE FROM order_timeline WHERE order_id = ${orderId}`)
  for (const [action, data, from = 'waiting', to = null] of rows)
    await db.run(sql`
      INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, from_state, to_state, data)
      VALUES (${ids.uuid()}, ${orderId}, ${clock.now()}, 'user', 'u1', 'Fatima Frank', ${action}, ${from}, ${to}, ${JSON.stringify(data)}::jsonb)`)
}

/** Deletes the ledger, because old versions had no ledger. Then runs the migration that creates it. */
export async function upgrade({ db }: BrandCore): Promise<void> {
  await db.run(sql`DROP TABLE order_money`)
  await db.run(raw(await migration('0006-order-money.sql')))
}

/** Places an order of food and returns its id. */
export const placed = async (brand: FoodBrand): Promise<string> => {
  const { uid } = await must(foodOrders(() => brand).submit(brand.draft()))
  return (await brand.order({ uid })).id
}
