import sql from 'sql-template-tag'
import { startOfDay } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Db } from '#platform/db.ts'
import type { DayTakings } from '../contract/day-takings.ts'

/**
 * Calculates the takings of a branch on one day. The day begins and ends at midnight in the branch's time zone
 * (docs/rules/printing.md, Slips without an order).
 */
export async function dayTakings(
  db: Db,
  { id, timeZone }: Pick<Branch, 'id' | 'timeZone'>,
  day: Temporal.PlainDate,
): Promise<DayTakings> {
  const from = startOfDay(day, timeZone)
  const to = startOfDay(day.add({ days: 1 }), timeZone)
  // The orders whose last completion was on this day.
  const done = sql`done AS (
    SELECT o.kind, o.delivery_type, o.payment_method, o.total_gross, o.tip, o.taxes
    FROM (SELECT order_id, max(at) AS at FROM order_timeline WHERE to_state = 'completed' AND at >= ${from} GROUP BY 1) last
    JOIN orders o ON o.id = last.order_id
    WHERE o.branch_id = ${id} AND o.state = 'completed' AND last.at < ${to})`
  const [ways, methods, taxes, other] = await Promise.all([
    db.many<DayTakings['ways'][number]>(sql`
      WITH ${done} SELECT CASE WHEN kind = 'ride' THEN 'ride' ELSE delivery_type END AS way, count(*)::int AS orders, sum(total_gross) AS gross
      FROM done GROUP BY 1 ORDER BY 1`),
    db.many<DayTakings['methods'][number]>(sql`
      WITH ${done} SELECT payment_method AS method, count(*)::int AS orders, sum(total_gross) AS gross, sum(tip) AS tip
      FROM done GROUP BY 1 ORDER BY 1`),
    db.many<DayTakings['taxes'][number]>(sql`
      WITH ${done} SELECT (tax->>'rate')::numeric AS rate, sum((tax->>'net')::numeric) AS net, sum((tax->>'tax')::numeric) AS tax,
        sum((tax->>'gross')::numeric) AS gross
      FROM done CROSS JOIN LATERAL jsonb_array_elements(taxes) tax GROUP BY 1 ORDER BY 1`),
    db.first<Pick<DayTakings, 'refunded' | 'ended' | 'open'>>(sql`
      SELECT (SELECT coalesce(sum(CASE m.kind WHEN 'sent' THEN m.amount ELSE -m.amount END), 0) FROM order_money m JOIN orders o ON o.id = m.order_id
          WHERE o.branch_id = ${id} AND m.kind IN ('sent', 'returned') AND m.at >= ${from} AND m.at < ${to}) AS refunded,
        (SELECT count(DISTINCT o.id)::int FROM order_timeline t JOIN orders o ON o.id = t.order_id
          WHERE o.branch_id = ${id} AND t.to_state IN ('canceled', 'rejected') AND t.at >= ${from} AND t.at < ${to}) AS ended,
        (SELECT count(*)::int FROM orders o WHERE o.branch_id = ${id} AND o.state IN ('waiting', 'confirmed', 'in-delivery')
          AND coalesce(o.appointment_date, o.appointment, o.created_at) < ${to}) AS open`),
  ])
  return { ways, methods, taxes, refunded: other?.refunded ?? 0, ended: other?.ended ?? 0, open: other?.open ?? 0 }
}
