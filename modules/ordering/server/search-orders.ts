import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Search } from '../rules/search-words.ts'

/** How many of the newest orders are compared one by one before the index is used. */
const usual = { least: 5_000, most: 30_000 }

/** Which orders are searched: conditions on `orders o`, and those of them that `order_search s` can check. */
export interface SearchedOrders {
  orders: Sql
  words: Sql
}

/**
 * Ids of the newest orders that contain all words, newest first, at most `limit`.
 * A word that many orders contain is found among the newest ones; collecting all of them from the index would take seconds. A word that few
 * orders contain is found by the index. The result for the newest orders decides which of the two it is.
 */
export async function searchOrders(
  db: Queries,
  search: Search,
  within: SearchedOrders,
  limit: number,
  compared = usual,
): Promise<string[]> {
  const near = await amongNewest(db, search, within, { newest: compared.least, limit })
  if (near.isAll) return near.ids
  const expected = (near.ids.length / compared.least) * compared.most
  if (expected > limit * 1.3) {
    const further = await amongNewest(db, search, within, { newest: compared.most, limit })
    if (further.isAll) return further.ids
  }
  return byIndex(db, search, within, limit)
}

/** Compares the newest orders; `isAll` when there are no older ones, or enough were found. */
async function amongNewest(
  db: Queries,
  { patterns }: Search,
  within: SearchedOrders,
  { newest, limit }: { newest: number; limit: number },
): Promise<{ ids: string[]; isAll: boolean }> {
  const row = await db.first<{ seen: number; ids: string[] }>(
    sql`WITH newest AS MATERIALIZED (
      SELECT o.id, o.created_at FROM orders o WHERE ${within.orders} ORDER BY o.created_at DESC, o.id DESC LIMIT ${newest})
    SELECT (SELECT count(*) FROM newest) AS seen, ARRAY(
      SELECT n.id FROM newest n JOIN order_search s ON s.order_id = n.id WHERE s.words LIKE ALL(${[...patterns]}::text[])
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${limit}) AS ids`,
  )
  const { seen, ids } = row ?? { seen: 0, ids: [] }
  return { ids, isAll: seen < newest || ids.length >= limit }
}

/** OFFSET 0: first all matches in their order; then only as many orders are read as are needed. */
async function byIndex(
  db: Queries,
  { patterns, grams }: Search,
  within: SearchedOrders,
  limit: number,
): Promise<string[]> {
  const found = await db.many<{ id: string }>(
    sql`SELECT o.id FROM (
      SELECT s.order_id, s.created_at FROM order_search s
      WHERE order_grams(s.words) @> ${[...grams]}::text[] AND s.words LIKE ALL(${[...patterns]}::text[]) AND ${within.words}
      ORDER BY s.created_at DESC, s.order_id DESC OFFSET 0) found
    JOIN orders o ON o.id = found.order_id WHERE ${within.orders}
    ORDER BY found.created_at DESC, found.order_id DESC LIMIT ${limit}`,
  )
  return found.map(({ id }) => id)
}
