import sql, { type Sql } from 'sql-template-tag'
import { PREORDERED_BEFORE_MINUTES } from '../rules/attention.ts'
import { KITCHEN_AHEAD_HOURS, STOPPED_TICKET_HOURS } from '../rules/kitchen-sees.ts'

/**
 * The part of the change that cancels or rejects an order. If the kitchen shows the order, it stays there as a ticket until the kitchen has
 * marked the end as read. If the kitchen has finished the order, or does not show it yet, there is no such ticket.
 */
export function stoppedTicket(now: Temporal.Instant): Sql {
  const isShown = sql`o.kind = 'food' AND o.state IN ('waiting', 'confirmed') AND o.payment_state NOT IN ('open', 'failed')
    AND (o.kitchen_done_at IS NULL OR o.kitchen_before IS NOT NULL)
    AND coalesce(coalesce(o.appointment_date, o.appointment) <= ${now.add({ hours: KITCHEN_AHEAD_HOURS, minutes: PREORDERED_BEFORE_MINUTES })}, true)`
  return sql`kitchen_before = CASE WHEN ${isShown} THEN coalesce(o.kitchen_before, '[]') END,
    kitchen_stopped_at = CASE WHEN ${isShown} THEN ${now}::timestamptz END`
}

/**
 * The SQL condition for orders that were cancelled or rejected while the kitchen showed them, as long as the kitchen has not marked that as read
 * (`isStoppedTicket`).
 */
export const isStoppedSince = (now: Temporal.Instant): Sql =>
  sql`o.kitchen_before IS NOT NULL AND o.kitchen_stopped_at > ${now.subtract({ hours: STOPPED_TICKET_HOURS })}`
