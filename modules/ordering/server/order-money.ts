import sql, { type Sql } from 'sql-template-tag'
import { money, toDecimal } from '#kernel/money.ts'
import type { Queries, Tx } from '#platform/db.ts'
import { type MoneyEvent, movesAfter } from '../rules/money-events.ts'
import { type Decider, MoneyEntry, type MoneyMove, moneyOf, type OrderMoney } from '../rules/order-money.ts'
import type { OrderRow } from './order-row.ts'

/** SQL for a SELECT from `orders o` that returns the order's ledger as JSON, the oldest line first. `ledgerFrom` parses it. */
export const ledgerColumn = `(SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'from', m.taken_from, 'amount', m.amount,
  'at', to_char(m.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'step', m.step, 'decidedBy', m.decided_by)
  ORDER BY m.number), '[]') FROM order_money m WHERE m.order_id = o.id) AS ledger`

/**
 * Parses a ledger from the database. Throws if a line has a kind that this version does not know, because the money of this line would not
 * be counted.
 */
export const ledgerFrom = (stored: readonly unknown[]): MoneyEntry[] => stored.map((line) => MoneyEntry.parse(line))

/** Reads how much money is in each account of an order. */
export async function readMoney(db: Queries, orderId: string): Promise<OrderMoney> {
  const rows = await db.prepared<{ ledger: unknown[] }>(
    'order-ledger',
    `SELECT ${ledgerColumn} FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  return moneyOf(ledgerFrom(rows[0]?.ledger ?? []))
}

/**
 * Locks the order and calculates which movements of money these events cause. Until the transaction ends, no other decision and no payment
 * report can be stored. The ledger is read by a second statement, after the lock. A single statement that has to wait for the lock would
 * read the ledger as it was before the wait.
 */
export async function movesNow(
  tx: Tx,
  orderId: string,
  events: readonly MoneyEvent[],
  by: Decider,
): Promise<MoneyMove[]> {
  const order = await tx.first<Pick<OrderRow, 'state' | 'payment_state' | 'refund_asked' | 'total_gross' | 'tip'>>(
    sql`SELECT state, payment_state, refund_asked, total_gross, tip FROM orders WHERE id = ${orderId} FOR UPDATE`,
  )
  if (!order) return []
  const standing = {
    money: await readMoney(tx, orderId),
    state: order.state,
    isPaid: order.payment_state === 'paid' || order.payment_state === 'refunded',
    isAsked: order.refund_asked,
    total: money(order.total_gross),
    tip: money(order.tip),
  }
  return movesAfter(standing, events, by)
}

/**
 * SQL for a part of a WITH statement: it adds the movements to the ledger of the order that the part `changed` of the same statement
 * returns. If `changed` returns no order, nothing is added.
 */
export const bookedPart = (
  moves: readonly MoneyMove[],
  { at, step }: { at: Temporal.Instant; step: string },
): Sql => sql`
  INSERT INTO order_money (order_id, kind, taken_from, amount, at, decided_by, step)
  SELECT changed.id, m.kind, m.taken_from, m.amount, ${at}::timestamptz, m.decided_by, ${step}::uuid
  FROM changed, jsonb_to_recordset(${JSON.stringify(moves.map(rowOf))}::jsonb)
    AS m (place integer, kind text, taken_from text, amount numeric, decided_by jsonb)
  ORDER BY m.place`

const rowOf = (move: MoneyMove, place: number) => ({
  place,
  kind: move.kind,
  taken_from: move.from,
  amount: toDecimal(move.amount),
  decided_by: 'decidedBy' in move ? move.decidedBy : null,
})
