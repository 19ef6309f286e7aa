import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Search } from '../rules/search-words.ts'

/**
 * How many of the newest orders are compared with the search words one by one before the index is used: `least` at first, at most `most`.
 * Comparing one order takes 0.5 µs, reading one from the index 9 µs (PostgreSQL 18, a million orders). With `most` both ways take less than
 * 50 ms for 200 results.
 */
const usual = { least: 5_000, most: 60_000 }

/**
 * SQL conditions that restrict the search. `orders`: all conditions, for the table `orders o`. `words`: only the conditions that can be tested
 * on `order_search s`, because this table has few columns.
 */
interface SearchedOrders {
  orders: Sql
  words: Sql
}

/**
 * Returns the ids of the newest orders that contain all search words, newest first, at most `limit`. First the newest 5,000 orders are
 * compared. The number of matches among them decides how to continue. Many matches: comparing some more orders is enough, while the index
 * would have to read all matches, which takes seconds. Few matches: the index is faster.
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
  const needed = near.ids.length && Math.ceil((compared.least * limit * 1.3) / near.ids.length)
  if (needed && needed <= compared.most) {
    const further = await amongNewest(db, search, within, { newest: needed, limit })
    if (further.isAll) return further.ids
  }
  return byIndex(db, search, within, limit)
}

/**
 * Compares the newest orders with the search words. `isAll` is true if no further search is needed: there are no older orders, or `limit`
 * orders were found.
 */
async function amongNewest(
  db: Queries,
  { patterns }: Search,
  within: SearchedOrders,
  { newest, limit }: { newest: number; limit: number },
): Promise<{ ids: string[]; isAll: boolean }> {
  const row = await db.first<{ seen: number; ids: string[] }>(
    sql`WITH compared AS MATERIALIZED (
      SELECT count(*)::integer AS seen, coalesce(array_agg(order_id) FILTER (WHERE words LIKE ALL(${[...patterns]}::text[])), '{}') AS ids
      FROM (SELECT s.order_id, s.words FROM order_search s WHERE ${within.words} ORDER BY s.created_at DESC, s.order_id DESC LIMIT ${newest}) newest)
    SELECT seen, ARRAY(
      SELECT o.id FROM unnest(compared.ids) WITH ORDINALITY AS found (id, n) JOIN orders o ON o.id = found.id
      WHERE ${within.orders} ORDER BY found.n LIMIT ${limit}) AS ids
    FROM compared`,
  )
  const { seen, ids } = row ?? { seen: 0, ids: [] }
  return { ids, isAll: seen < newest || ids.length >= limit }
}

/**
 * Searches with the index. OFFSET 0 makes PostgreSQL sort all matches first. It then reads the orders only until it has found `limit` of
 * them.
 */
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
