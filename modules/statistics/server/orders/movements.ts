import sql, { type Sql } from 'sql-template-tag'
import { orderFilter, outer, type Slice } from '../slice.ts'

/**
 * Part of a WITH clause. `completed`: the orders that were completed, or for which money was paid back, around the time of the range. The
 * limits here are wider than the range and only keep the query small. The part `movements` of the query applies the exact limits.
 */
const completedParts = (slice: Slice): Sql => sql`
  touched AS (
    SELECT t.order_id FROM order_timeline t WHERE t.to_state = 'completed' AND ${outer(slice, sql`t.at`)}
    UNION
    SELECT m.order_id FROM order_money m WHERE m.kind IN ('sent', 'returned') AND ${outer(slice, sql`m.at`)}
  ), completed AS (
    SELECT o.id, o.branch_id, o.origin, o.kind, o.total_gross, o.total_net, max(t.at) AS completed_at
    FROM touched JOIN orders o ON o.id = touched.order_id
      JOIN order_timeline t ON t.order_id = o.id AND t.to_state = 'completed'
    WHERE o.state = 'completed' AND ${orderFilter(slice)}
    GROUP BY o.id
  )`

/**
 * Parts of a WITH clause. `movements`: the amounts that make up the revenue. An order counts at its completion; a refund counts as a
 * negative amount at its time, but not before the completion (docs/rules/statistics.md, Revenue). If a guest paid more than the price and
 * gets the difference back, this is no refund; what staff keep of the difference does not go back. The net of several refunds is computed from their sum, so that a full refund leaves exactly
 * 0.
 */
export const movementParts = (slice: Slice): Sql => sql`${completedParts(slice)}, back AS (
    SELECT c.id, c.completed_at, c.total_gross, c.total_net, c.branch_id, c.origin, greatest(m.at, c.completed_at) AS at, m.number,
      sum(CASE m.kind WHEN 'sent' THEN m.amount WHEN 'returned' THEN -m.amount ELSE 0 END) OVER line
        - greatest(0, sum(CASE WHEN m.kind IN ('paid', 'surplus') OR m.taken_from = 'kept' THEN m.amount
          WHEN m.kind = 'kept' THEN -m.amount ELSE 0 END) OVER (PARTITION BY c.id) - c.total_gross) AS gone
    FROM completed c JOIN order_money m ON m.order_id = c.id
    WINDOW line AS (PARTITION BY c.id ORDER BY m.number)
  ), refunded AS (
    SELECT back.*, least(total_gross, greatest(0, gone)) AS paid_back FROM back
  ), steps AS (
    SELECT refunded.*, lag(paid_back, 1, 0.0) OVER (PARTITION BY id ORDER BY number) AS paid_before FROM refunded
  ), movements AS (
    SELECT id, branch_id, origin, completed_at, completed_at AS at, total_gross AS gross, total_net AS net, true AS is_sale FROM completed
    UNION ALL
    SELECT id, branch_id, origin, completed_at, at, paid_before - paid_back,
      round(paid_before * total_net / total_gross, 4) - round(paid_back * total_net / total_gross, 4), false
    FROM steps WHERE paid_back <> paid_before
  )`

/**
 * Parts of a WITH clause. `lines`: the items of completed orders, each with the number of pieces by which it is counted
 * (docs/rules/statistics.md, Items).
 */
export const lineParts = (slice: Slice, measured: readonly string[]): Sql => sql`${completedParts(slice)}, lines AS (
    SELECT c.id AS order_id, c.branch_id, c.completed_at AS at, coalesce(i.staff_name, i.name) AS name,
      coalesce(i.product_id::text, 'name:' || i.name) AS key, i.gross, i.net,
      CASE WHEN i.kind = 'ride' THEN CASE WHEN row_number() OVER (PARTITION BY c.id, i.kind ORDER BY i.position) = 1 THEN 1 ELSE 0 END
        WHEN i.unit = ANY(${[...measured]}) THEN 1 ELSE i.amount END AS counted
    FROM completed c JOIN order_items i ON i.order_id = c.id
  )`
