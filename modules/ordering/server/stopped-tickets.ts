import sql, { type Sql } from 'sql-template-tag'
import { PREORDERED_BEFORE_MINUTES } from '../rules/attention.ts'
import { KITCHEN_AHEAD_HOURS, STOPPED_TICKET_HOURS } from '../rules/kitchen-sees.ts'

/**
 * SQL that is added to the UPDATE when an order is cancelled or rejected. If the kitchen screen shows the order, the ticket stays there
 * until the kitchen has marked the end as read. If the kitchen has finished the order, or does not show it yet, no ticket stays. If nobody
 * has accepted the order, no ticket stays either, because nobody cooks it; unless the kitchen has already marked a dish as done.
 */
export function stoppedTicket(now: Temporal.Instant): Sql {
  const isBegun = sql`(o.state = 'confirmed'
    OR o.state = 'waiting' AND (cardinality(o.kitchen_items) > 0 OR o.kitchen_done_at IS NOT NULL))`
  const isShown = sql`o.kind = 'food' AND ${isBegun} AND o.payment_state NOT IN ('open', 'failed')
    AND (o.kitchen_done_at IS NULL OR o.kitchen_before IS NOT NULL)
    AND coalesce(coalesce(o.appointment_date, o.appointment) <= ${now.add({ hours: KITCHEN_AHEAD_HOURS, minutes: PREORDERED_BEFORE_MINUTES })}, true)`
  return sql`kitchen_before = CASE WHEN ${isShown} THEN coalesce(o.kitchen_before, '[]') END,
    kitchen_stopped_at = CASE WHEN ${isShown} THEN ${now}::timestamptz END`
}

/**
 * The SQL condition for stopped tickets (`isStoppedTicket`): orders that were cancelled or rejected while the kitchen showed them, in the
 * last 12 hours. An order whose end the kitchen has marked as read is left out.
 */
export const isStoppedSince = (now: Temporal.Instant): Sql =>
  sql`o.kitchen_before IS NOT NULL AND o.kitchen_stopped_at > ${now.subtract({ hours: STOPPED_TICKET_HOURS })}`
