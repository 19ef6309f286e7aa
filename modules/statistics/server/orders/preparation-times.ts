import sql, { type Sql } from 'sql-template-tag'
import { undoNames } from '#modules/ordering/rules/take-back.ts'
import { shareOf } from '../../rules/compare.ts'
import type { Found } from '../answer.ts'
import type { Reading } from '../reading.ts'
import { orderFilter, type Slice, within } from '../slice.ts'

/** Minutes. An order that took longer was probably forgotten by the kitchen, so it is left out. */
const LONGEST_MINUTES = 240
/** A dish or an hour with fewer orders than this is left out, because the median of so few orders says little. */
const LEAST_ORDERS = 5

/**
 * Part of a WITH clause. `timed`: food orders for 'as soon as possible', with the minutes from their acceptance until they were ready. An
 * order is ready when the kitchen marks it as ready or when it is handed over; the earlier time counts. A step that staff undid does not
 * count (docs/rules/statistics.md, Preparation).
 */
const timedParts = (slice: Slice): Sql => sql`
  spans AS (
    SELECT o.id, o.branch_id, b.time_zone, reached.taken AS at,
      extract(epoch FROM least(o.kitchen_done_at, reached.given) - reached.taken) / 60 AS minutes
    FROM orders o JOIN branches b ON b.id = o.branch_id
      CROSS JOIN LATERAL (
        SELECT min(s.at) FILTER (WHERE s.to_state = 'confirmed') AS taken, min(s.at) FILTER (WHERE s.to_state IN ('in-delivery', 'completed')) AS given
        FROM (
          SELECT t.to_state, t.at, t.action, lead(t.action) OVER (ORDER BY t.number) AS next FROM order_timeline t
          WHERE t.order_id = o.id AND t.to_state IS NOT NULL) s
        WHERE s.action <> ALL(${[...undoNames]}) AND coalesce(s.next <> ALL(${[...undoNames]}), true)) reached
    WHERE o.kind = 'food' AND o.appointment IS NULL AND o.state NOT IN ('failed', 'canceled', 'rejected')
      AND ${within(slice, sql`o.created_at`)} AND ${orderFilter(slice)}
  ), timed AS (SELECT * FROM spans WHERE minutes > 0 AND minutes <= ${LONGEST_MINUTES})`

const middle = sql`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::numeric, 1)`
const ninth = sql`round((percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes))::numeric, 1)`

interface Timed {
  key: string
  label: string
  minutes: number
  ninth: number
  orders: number
}

type Timing = Pick<Reading, 'db' | 'slice' | 'limit'>

/**
 * Reads the median times of dishes, the longest time first, or of hours, the earliest hour first. `total` is the median of all orders.
 * `share` of a row: its number of orders divided by the number of all orders.
 */
async function readTimed({ db, slice, limit }: Timing, rowsOf: Sql, isByTime: boolean): Promise<Found> {
  const all = await db.first<{ minutes: number | null; ninth: number | null; orders: number }>(sql`
    WITH ${timedParts(slice)} SELECT ${middle} AS minutes, ${ninth} AS ninth, count(*)::integer AS orders FROM timed`)
  const rows = await db.many<Timed>(sql`WITH ${timedParts(slice)} ${rowsOf}`)
  const orders = all?.orders ?? 0
  const longest = rows.toSorted((a, b) => b.minutes - a.minutes || b.orders - a.orders || (a.key < b.key ? -1 : 1))
  const shown = isByTime ? longest.toSorted((a, b) => Number(a.key) - Number(b.key)) : longest.slice(0, limit)
  return {
    total: all?.minutes ?? 0,
    series: undefined,
    figures: { orders, ninth: all?.ninth ?? null },
    rows: shown.map((row) => ({
      key: row.key,
      label: row.label,
      value: row.minutes,
      share: shareOf(row.orders, orders),
      more: { orders: row.orders, ninth: row.ninth },
    })),
  }
}

/** Part of a WITH clause. `held`: one row for each dish in each order that has a time; a dish that an order contains twice has one row. */
const heldPart = sql`
  held AS (
    SELECT DISTINCT ON (t.id, coalesce(i.product_id::text, 'name:' || i.name)) t.id, t.at, t.minutes,
      coalesce(i.product_id::text, 'name:' || i.name) AS key, coalesce(i.staff_name, i.name) AS name
    FROM timed t JOIN order_items i ON i.order_id = t.id AND i.kind = 'product'
    ORDER BY t.id, coalesce(i.product_id::text, 'name:' || i.name), i.position
  )`

/**
 * Counts which dishes are ordered together: for each of the given dishes and each other dish, the number of timed orders that contain both
 * dishes.
 */
export const readTogether = ({ db, slice }: Timing, dishes: readonly string[]) =>
  db.many<{ key: string; beside: string; orders: number }>(sql`
    WITH ${timedParts(slice)}, ${heldPart}, wanted AS (SELECT id, key FROM held WHERE key = ANY(${[...dishes]}))
    SELECT a.key, b.key AS beside, count(*)::integer AS orders FROM wanted a JOIN wanted b ON b.id = a.id AND b.key <> a.key GROUP BY 1, 2`)

/** For each dish: the median preparation time of the orders that contain the dish. */
export const readSlowItems = (reading: Timing): Promise<Found> =>
  readTimed(
    reading,
    sql`, ${heldPart}
    SELECT key, (array_agg(name ORDER BY at DESC))[1] AS label, ${middle} AS minutes, ${ninth} AS ninth, count(*)::integer AS orders
    FROM held GROUP BY key HAVING count(*) >= ${LEAST_ORDERS}`,
    false,
  )

/** For each hour of the day (local time): the median preparation time of the orders that were accepted in this hour. */
export const readSlowTimes = (reading: Timing): Promise<Found> =>
  readTimed(
    reading,
    sql`SELECT extract(hour FROM at AT TIME ZONE time_zone)::integer::text AS key, extract(hour FROM at AT TIME ZONE time_zone)::integer::text AS label,
      ${middle} AS minutes, ${ninth} AS ninth, count(*)::integer AS orders
    FROM timed GROUP BY 1 HAVING count(*) >= ${LEAST_ORDERS}`,
    true,
  )
