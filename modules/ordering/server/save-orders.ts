import type { Tx } from '#platform/db.ts'
import { outboxPart } from '#platform/work/outbox-part.ts'
import type { OrderState } from '../rules/lifecycle.ts'
import { searchWords } from '../rules/search-words.ts'
import type { EntryName } from '../rules/steps.ts'
import { prefixed, valuesOf, writtenNames, writtenTypes } from './columns.ts'
import type { NewOrder } from './new-order.ts'
import { deliveryAddressOf, itemColumns, orderColumns } from './order-columns.ts'

/**
 * Names and types of the values that the statement needs in addition to the columns of `orders`. These are key, items, search words, first
 * timeline entry, outbox message, and the business day. The ticket number is counted within the business day.
 */
const beside = {
  key: 'uuid',
  body_hash: 'bytea',
  business_day: 'date',
  items: 'jsonb',
  words: 'text',
  timeline_id: 'uuid',
  actor_type: 'text',
  actor_id: 'text',
  actor_name: 'text',
  promise: 'jsonb',
} as const

const typed = (types: Readonly<Record<string, string>>): string =>
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
const names = writtenNames(orderColumns)
const itemNames = writtenNames(itemColumns)

/**
 * Writes all rows of one or several orders with one statement: keys, ticket numbers, orders, items, search words, timelines and outbox. If
 * an order's key was used before, this order is not written, uses no ticket number, and is missing in the result. The row of a ticket
 * counter is locked until the commit, so that no number is missing and no number is used twice. Keys and counters are locked in a fixed
 * sequence, so that two statements never block each other.
 */
const statement = `
WITH sent AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS o (${typed(beside)}, ${writtenTypes(orderColumns)})
), fresh AS (
  INSERT INTO order_keys (key, body_hash, order_id, created_at) SELECT key, body_hash, id, created_at FROM sent ORDER BY key
  ON CONFLICT (key) DO NOTHING RETURNING order_id
), written AS MATERIALIZED (
  SELECT sent.*, row_number() OVER (PARTITION BY branch_id, business_day ORDER BY created_at, id) AS place,
    count(*) OVER (PARTITION BY branch_id, business_day) AS company
  FROM fresh JOIN sent ON sent.id = fresh.order_id
), counted AS (
  INSERT INTO ticket_counters (branch_id, business_day, last)
  SELECT branch_id, business_day, count(*) FROM written GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (branch_id, business_day) DO UPDATE SET last = ticket_counters.last + excluded.last RETURNING branch_id, business_day, last
), placed AS (
  INSERT INTO orders (${names.join(', ')}, ticket_number)
  SELECT ${prefixed(names, 'written')}, counted.last - company + place FROM written JOIN counted USING (branch_id, business_day)
), items AS (
  INSERT INTO order_items (order_id, ${itemNames.join(', ')})
  SELECT written.id, ${prefixed(itemNames, 'i')} FROM written, jsonb_to_recordset(items) AS i (${writtenTypes(itemColumns)})
), searched AS (
  INSERT INTO order_search (order_id, created_at, branch_id, words) SELECT id, created_at, branch_id, words FROM written
), noted AS (
  INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, to_state)
  SELECT timeline_id, id, created_at, actor_type, actor_id, actor_name, '${'placed' satisfies EntryName}', '${'waiting' satisfies OrderState}' FROM written
), promised AS (${outboxPart('written')}
)
SELECT id FROM written`

const itemsOf = ({ priced, itemIds }: NewOrder): Readonly<Record<string, unknown>>[] =>
  priced.lines.map((line, position) => {
    const id = itemIds[position]
    if (id === undefined) throw new Error('Each line of a new order has an id')
    return valuesOf(itemColumns, { line, id, position })
  })

const wordsOf = ({ uid, draft }: NewOrder): string => {
  const { firstName, lastName, company, street } = deliveryAddressOf(draft) ?? {}
  return searchWords({
    ...draft,
    uid,
    companyName: draft.companyName || draft.company,
    delivery: [firstName ?? '', lastName ?? '', company ?? '', street ?? ''],
  })
}

function rowOf(order: NewOrder): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<keyof typeof beside, unknown>> = {
    key: order.key,
    body_hash: `\\x${Buffer.from(order.bodyHash).toString('hex')}`,
    business_day: order.businessDay,
    items: itemsOf(order),
    words: wordsOf(order),
    timeline_id: order.timelineId,
    actor_type: order.actor.type,
    actor_id: order.actor.id,
    actor_name: order.actor.name,
    promise: order.promise,
  }
  return { ...own, ...valuesOf(orderColumns, order) }
}

/**
 * Writes new orders within the caller's transaction. Returns the ids of the orders that were written: those whose key was not used before.
 * If a uid already exists, throws the database error about the constraint 'orders_uid'.
 */
export async function saveOrders(tx: Tx, orders: readonly NewOrder[]): Promise<ReadonlySet<string>> {
  const rows = [JSON.stringify(orders.map(rowOf))]
  const written = await tx.prepared<{ id: string }>('orders-place', statement, rows)
  return new Set(written.map(({ id }) => id))
}
