import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { LARGEST_COUNT, LARGEST_FOUND } from '../rules/history.ts'
import { searchOf } from '../rules/search-words.ts'
import type { EntryName } from '../rules/steps.ts'
import { undoNames } from '../rules/take-back.ts'
import { calledLetter } from './called-letter.ts'
import { jsonOf, selectOf } from './columns.ts'
import { itemColumns, orderColumns } from './order-columns.ts'
import { ledgerColumn } from './order-money.ts'
import { type Ticket, withTicket } from './numbered-orders.ts'
import type { OrderRow, OrderWithMoney, StoredOrder } from './order-row.ts'
import { priceBackSum, receivedSum, sentBackSum } from './price-back.ts'
import { searchOrders } from './search-orders.ts'
import { isStoppedSince } from './stopped-tickets.ts'

const orderOf = selectOf(orderColumns, 'o')

/** SQL for the items of each order, which are read in the same statement as the orders. */
const itemsOf = `(SELECT coalesce(json_agg(json_build_object(${jsonOf(itemColumns, 'i')}) ORDER BY i.position), '[]')
  FROM order_items i WHERE i.order_id = o.id) AS items`

/**
 * Whether a part of the payment was refunded. Refunds that a bank sent back do not count. False after a full refund: the payment state is
 * then 'refunded'.
 */
const partBackOf = `(o.payment_state = 'paid' AND ${sentBackSum} > 0) AS is_part_back`

/** How much of the price was refunded. 0 for an order without a payment online. */
const priceBackOf = `(CASE WHEN o.payment_state IN ('paid', 'refunded') THEN ${priceBackSum} ELSE 0 END) AS price_back`

/** All columns of a `StoredOrder`. */
const storedOf = `${orderOf}, ${calledLetter}, ${partBackOf}, ${priceBackOf}, ${receivedSum} AS received, ${sentBackSum} AS sent_back`

/** All columns of an `OrderRow`. */
const wholeOf = `${storedOf}, ${itemsOf}`

const timelineOf = `(SELECT coalesce(json_agg(json_build_object(
  'id', t.id, 'at', to_char(t.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', json_build_object('type', t.actor_type, 'name', t.actor_name),
  'action', t.action, 'from', t.from_state, 'to', t.to_state, 'note', t.note, 'values', t.data
  ) ORDER BY t.number), '[]') FROM order_timeline t WHERE t.order_id = o.id) AS timeline`

const undoList = undoNames.map((name) => `'${name}'`).join(', ')

/**
 * SQL for the times at which the order last entered the states that the customer's page shows with a time. A step that staff undid does not
 * count, and its undo does not count either.
 */
const reachedOf = `(SELECT json_object_agg(r.state, to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) FROM (
  SELECT s.to_state AS state, max(s.at) AS at FROM (
    SELECT t.to_state, t.at, t.action, lead(t.action) OVER (ORDER BY t.number) AS next FROM order_timeline t
    WHERE t.order_id = o.id AND t.to_state IS NOT NULL) s
  WHERE s.to_state IN ('confirmed', 'in-delivery', 'completed') AND s.action NOT IN (${undoList}) AND coalesce(s.next NOT IN (${undoList}), true)
  GROUP BY s.to_state) r) AS reached`

/** The changes of items and the partial refunds for the customer's page. Names of staff and notes are not read. */
const editsOf = `(SELECT coalesce(json_agg(json_build_object(
  'id', t.id, 'action', t.action, 'at', to_char(t.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'values', t.data) ORDER BY t.number), '[]')
  FROM order_timeline t WHERE t.order_id = o.id AND t.action IN ('${'edit-item' satisfies EntryName}', '${'refund-part' satisfies EntryName}', '${'change-time' satisfies EntryName}')) AS edits`

const withItems = raw(`SELECT ${wholeOf} FROM orders o`)

/** Branches that a reader may see; `all` for administrators. */
export type BranchScope = 'all' | readonly string[]

const inScope = (scope: BranchScope): Sql =>
  scope === 'all' ? sql`true` : sql`o.branch_id = ANY(${[...scope]}::uuid[])`

/** Returns one order with its timeline. Undefined if there is no such order, or if its branch is outside the scope. */
export async function readOrder(db: Queries, id: string, scope: BranchScope): Promise<OrderWithMoney | undefined> {
  const branches = scope === 'all' ? null : scope
  const rows = await db.prepared<OrderWithMoney>(
    'order-read',
    `SELECT ${wholeOf}, ${ledgerColumn}, ${timelineOf} FROM orders o WHERE o.id = $1 AND ($2::uuid[] IS NULL OR o.branch_id = ANY($2))`,
    [id, branches],
  )
  return rows[0]
}

/**
 * Returns one order for streams and payments; undefined if there is no such order. Of its timeline it reads only the parts that the customer's
 * page shows.
 */
export async function readOrderSummary(db: Queries, id: string): Promise<OrderWithMoney | undefined> {
  const rows = await db.prepared<OrderWithMoney>(
    'order-summary',
    `SELECT ${wholeOf}, ${ledgerColumn}, ${reachedOf}, ${editsOf} FROM orders o WHERE o.id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Returns the order with this uid, for a public page; undefined if there is none. The caller must compare the hash in constant time, so that the
 * response time reveals nothing about it.
 */
export async function readOrderByUid(db: Queries, uid: string): Promise<OrderWithMoney | undefined> {
  const rows = await db.prepared<OrderWithMoney>(
    'order-public',
    `SELECT ${wholeOf}, ${ledgerColumn}, ${reachedOf}, ${editsOf} FROM orders o WHERE o.uid = $1`,
    [uid],
  )
  return rows[0]
}

/** The orders on the board, oldest first, at most 1,000. */
export const readBoard = (db: Queries, scope: BranchScope): Promise<OrderRow[]> =>
  db.many<OrderRow>(
    sql`${withItems} WHERE o.state IN ('waiting', 'confirmed', 'in-delivery') AND ${inScope(scope)} ORDER BY o.created_at, o.id LIMIT 1000`,
  )

/**
 * The orders that were cancelled or rejected while the kitchen showed them, oldest first, at most 200. Orders whose end the kitchen has
 * marked as read are left out.
 */
export const readStoppedTickets = (db: Queries, scope: BranchScope, now: Temporal.Instant): Promise<OrderRow[]> =>
  db.many<OrderRow>(
    sql`${withItems} WHERE ${isStoppedSince(now)} AND ${inScope(scope)} ORDER BY o.created_at, o.id LIMIT 200`,
  )

/** The orders in the state 'waiting', oldest first, at most 1,000. The caller decides which of them are missed. */
export const readWaiting = (db: Queries, scope: BranchScope): Promise<OrderRow[]> =>
  db.many<OrderRow>(
    sql`${withItems} WHERE o.state = 'waiting' AND ${inScope(scope)} ORDER BY o.created_at, o.id LIMIT 1000`,
  )

/**
 * The SQL condition for orders that wait for staff: nobody has decided about them. Orders that wait for something else, for example for their
 * payment or for the guest's answer to a proposed time, are left out: jobs read only a limited number of orders, and these orders would use up that number.
 */
export const isUndecided = (now: Temporal.Instant): Sql =>
  sql`coalesce(o.awaited_from <= ${now}, true) AND o.payment_state NOT IN ('open', 'failed')
    AND NOT (coalesce(o.counter_state = 'open', false) AND coalesce(o.counter_expires_at > ${now}, false))`

/**
 * The oldest 200 orders that were placed at or before an instant, are still in the state 'waiting' and meet further conditions (`more`). For
 * jobs.
 */
export const readWaitingSince = (db: Queries, before: Temporal.Instant, more: Sql): Promise<OrderRow[]> =>
  db.many<OrderRow>(
    sql`${withItems} WHERE o.state = 'waiting' AND o.created_at <= ${before} AND ${more} ORDER BY o.created_at LIMIT 200`,
  )

interface Page {
  limit: number
  offset: number
}

export interface HistoryFilter {
  scope: BranchScope
  from?: Temporal.Instant | undefined
  /** The end of the period: the first instant that is not included. */
  before?: Temporal.Instant | undefined
  state?: string | undefined
  kind?: string | undefined
  search?: string | undefined
  /** Only the order with this number. Set if the search text is an order number (`asNumber`). */
  uid?: string | undefined
  /** Set if the search text is a ticket number. */
  ticket?: Ticket | undefined
}

function conditionsOf(filter: HistoryFilter): Sql {
  const conditions: Sql[] = [inScope(filter.scope)]
  if (filter.from) conditions.push(sql`o.created_at >= ${filter.from}`)
  if (filter.before) conditions.push(sql`o.created_at < ${filter.before}`)
  if (filter.state) conditions.push(sql`o.state = ${filter.state}`)
  if (filter.kind) conditions.push(sql`o.kind = ${filter.kind}`)
  if (filter.uid) conditions.push(sql`o.uid = ${filter.uid}`)
  return join(conditions, ' AND ')
}

/** The conditions of the filter for the table of search words. This table has columns only for the branch and the time of an order. */
function wordConditionsOf(filter: HistoryFilter): Sql {
  const conditions: Sql[] = [filter.scope === 'all' ? sql`true` : sql`s.branch_id = ANY(${[...filter.scope]}::uuid[])`]
  if (filter.from) conditions.push(sql`s.created_at >= ${filter.from}`)
  if (filter.before) conditions.push(sql`s.created_at < ${filter.before}`)
  return join(conditions, ' AND ')
}

/**
 * If the search text is a complete order number, returns a filter that finds only that order. For any other text, returns the filter
 * unchanged.
 */
export async function asNumber(db: Queries, filter: HistoryFilter): Promise<HistoryFilter> {
  const words = filter.search?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{0,3}-?[0-9A-Z]{6,12}$/.test(words)) return filter
  const row = await db.first<{ uid: string }>(sql`SELECT uid FROM orders WHERE uid = ${words}`)
  return row ? { ...filter, uid: row.uid } : filter
}

/**
 * Finds the ids of a page first, and then reads only the orders of this page in full. Rows that the page skips are not read in full
 * (measured: README, History at size).
 */
const newestFirst = (filter: HistoryFilter, page: Page): Sql =>
  sql`SELECT whole.* FROM (SELECT o.id FROM orders o WHERE ${conditionsOf(filter)}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${page.limit} OFFSET ${page.offset}) found JOIN orders whole ON whole.id = found.id`

/**
 * A page of orders, newest first. The limit is applied before the items are read. In the other sequence, PostgreSQL would also read the
 * items of rows that the page skips.
 */
const readPage = (db: Queries, filter: HistoryFilter, page: Page): Promise<OrderRow[]> =>
  db.many<OrderRow>(
    sql`SELECT ${raw(wholeOf)} FROM (${newestFirst(filter, page)}) o ORDER BY o.created_at DESC, o.id DESC`,
  )

/** The number of results. It stops counting at `LARGEST_COUNT` + 1, because counting more is slow and not useful. */
async function countHistory(db: Queries, filter: HistoryFilter): Promise<number> {
  const row = await db.first<{ total: number }>(
    sql`SELECT count(*) AS total FROM (SELECT 1 FROM orders o WHERE ${conditionsOf(filter)} LIMIT ${LARGEST_COUNT + 1}) counted`,
  )
  return row?.total ?? 0
}

/**
 * Ids of the orders that match the search text, newest first. Undefined if the filter has no text search, or names a single order. Empty if the
 * search text has no letter and no digit. 'B-7' finds only orders with this ticket number; '7' finds them and what contains the word.
 */
async function foundIds(db: Queries, filter: HistoryFilter, limit: number): Promise<string[] | undefined> {
  if (filter.uid || !filter.search?.trim()) return undefined
  const within = { orders: conditionsOf(filter), words: wordConditionsOf(filter) }
  const { ticket } = filter
  const search = ticket?.isExact ? undefined : searchOf(filter.search)
  const [numbered, worded] = await Promise.all([
    ticket ? withTicket(db, ticketWithin(ticket, filter.scope), within.orders, limit) : [],
    search ? searchOrders(db, search, within, limit) : [],
  ])
  return numbered.length > 0 && worded.length > 0
    ? newestOf(db, [...numbered, ...worded], limit)
    : [...numbered, ...worded]
}

/** Leaves out branches outside of the scope, so that the orders of a foreign branch are not read at all. */
const ticketWithin = (ticket: Ticket, scope: BranchScope): Ticket => ({
  ...ticket,
  branches: ticket.branches.filter((id) => scope === 'all' || scope.includes(id)),
})

/** The newest of these orders, each once. */
async function newestOf(db: Queries, ids: readonly string[], limit: number): Promise<string[]> {
  const rows = await db.many<{ id: string }>(
    sql`SELECT o.id FROM orders o WHERE o.id = ANY(${[...ids]}::uuid[]) ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * A page of orders, newest first, and the number of results. The number is at most `LARGEST_COUNT` + 1. For a text search it is at most
 * `LARGEST_FOUND` + 1, or higher if the page ends after that result.
 */
export async function readHistory(
  db: Queries,
  filter: HistoryFilter,
  page: Page,
): Promise<{ rows: OrderRow[]; total: number }> {
  const end = page.offset + page.limit
  const ids = await foundIds(db, filter, Math.max(LARGEST_FOUND + 1, end))
  if (!ids) {
    const [rows, total] = await Promise.all([readPage(db, filter, page), countHistory(db, filter)])
    return { rows, total }
  }
  const rows = await db.many<OrderRow>(
    sql`${withItems} WHERE o.id = ANY(${ids.slice(page.offset, end)}::uuid[]) ORDER BY o.created_at DESC, o.id DESC`,
  )
  return { rows, total: ids.length }
}

/** Orders as they are stored, newest first: for an export of thousands of orders. */
export async function readHistoryRows(db: Queries, filter: HistoryFilter, limit: number): Promise<StoredOrder[]> {
  const ids = await foundIds(db, filter, limit)
  return db.many<StoredOrder>(
    ids
      ? sql`SELECT ${raw(storedOf)} FROM orders o WHERE o.id = ANY(${ids}::uuid[]) ORDER BY o.created_at DESC, o.id DESC`
      : sql`SELECT ${raw(storedOf)} FROM (${newestFirst(filter, { limit, offset: 0 })}) o ORDER BY o.created_at DESC, o.id DESC`,
  )
}

/** The id of the newest order of this kind, in any state. */
export const newestOrder = async (db: Queries, kind: string): Promise<string | undefined> =>
  (
    await db.first<{ id: string }>(
      sql`SELECT id FROM orders WHERE kind = ${kind} ORDER BY created_at DESC, id DESC LIMIT 1`,
    )
  )?.id
