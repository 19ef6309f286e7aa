import sql from 'sql-template-tag'
import { countsAsOne, isUnit, units } from '#kernel/units.ts'
import type { Queries } from '#platform/db.ts'
import type { Forecast, Preparation } from '../../contract/forecast.ts'
import { shifted } from '../../rules/forecast.ts'

const measured = Object.keys(units).filter((unit) => isUnit(unit) && countsAsOne(unit))
/** The mean number of dishes per order is computed from the orders of this many past days. */
const DAYS = 56
const AHEAD_DAYS = 60
/** A dish is left out if fewer pieces than this are expected. */
const LEAST = 0.5
const MOST_DISHES = 60

/**
 * Computes how many pieces of each dish a branch needs on one day: the mean number per order in the last 8 weeks, multiplied by the number
 * of expected orders. The result is at least the number that is already ordered. Null: the data covers fewer than 14 days. Undefined: the
 * forecast does not contain the day.
 */
export async function readPreparation(
  db: Queries,
  { branch, day, forecast }: { branch: string; day: string; forecast: Forecast },
): Promise<Preparation | null | undefined> {
  if (forecast.days === null) return null
  const found = forecast.days.find((one) => one.day === day)
  if (!found) return undefined
  const from = shifted(forecast.from, -DAYS)
  const rows = await db.many<{ key: string; name: string; sold: number; ordered: number; orders: number }>(sql`
    WITH due AS (
      SELECT o.id, to_char(coalesce(o.appointment_date, o.appointment, o.created_at) AT TIME ZONE b.time_zone, 'YYYY-MM-DD') AS day
      FROM orders o JOIN branches b ON b.id = o.branch_id
      WHERE o.branch_id = ${branch} AND o.kind = 'food' AND o.state NOT IN ('failed', 'canceled', 'rejected')
        AND o.created_at >= ${`${shifted(from, -AHEAD_DAYS)}T00:00Z`}::timestamptz
    ), wanted AS (
      SELECT id, day < ${forecast.from} AS is_past FROM due WHERE (day >= ${from} AND day < ${forecast.from}) OR day = ${day}
    )
    SELECT coalesce(i.product_id::text, 'name:' || i.name) AS key, (array_agg(coalesce(i.staff_name, i.name) ORDER BY i.id DESC))[1] AS name,
      coalesce(sum(CASE WHEN i.unit = ANY(${measured}) THEN 1 ELSE i.amount END) FILTER (WHERE w.is_past), 0) AS sold,
      coalesce(sum(CASE WHEN i.unit = ANY(${measured}) THEN 1 ELSE i.amount END) FILTER (WHERE NOT w.is_past), 0) AS ordered,
      (SELECT count(*) FROM wanted WHERE is_past)::integer AS orders
    FROM wanted w JOIN order_items i ON i.order_id = w.id AND i.kind = 'product'
    GROUP BY 1`)
  const dishes = rows
    .map(({ key, name, sold, ordered, orders }) => ({
      key,
      name,
      ordered,
      expected: Math.max(ordered, orders === 0 ? 0 : Math.round((sold / orders) * found.expected.food * 10) / 10),
    }))
    .filter(({ expected }) => expected >= LEAST)
    .toSorted((a, b) => b.expected - a.expected || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_DISHES)
  return { expected: found.expected.food, ordered: found.ordered.food, dishes }
}
