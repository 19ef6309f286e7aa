import sql, { raw } from 'sql-template-tag'
import type { RecordLabel } from '#modules/logs/ports.ts'
import type { Queries } from '#platform/db.ts'
import { calledNumber } from '../rules/called-number.ts'
import { calledLetter } from './called-letter.ts'

/**
 * The labels of orders in the audit trail: the called number, and as variant 'ride' or the delivery type, because the words of a state differ
 * between them. Empty for all other records.
 */
export async function orderLabels(
  db: Queries,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordLabel>> {
  // An entry about several orders, such as an export, has no id of an order.
  const orders = entity === 'order' ? ids.filter((id) => /^[0-9a-f-]{36}$/.test(id)) : []
  if (orders.length === 0) return new Map()
  const rows = await db.many<{
    id: string
    ticket_number: number | null
    called_letter: string | null
    variant: string
  }>(
    sql`SELECT o.id, o.ticket_number, ${raw(calledLetter)}, CASE o.kind WHEN 'ride' THEN 'ride' ELSE o.delivery_type END AS variant
      FROM orders o WHERE o.id = ANY(${orders}::uuid[])`,
  )
  return new Map(
    rows.map((row) => [row.id, { number: calledNumber(row.ticket_number, row.called_letter), variant: row.variant }]),
  )
}
