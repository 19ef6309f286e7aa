import sql, { type Sql } from 'sql-template-tag'
import { shortNumberIn, type ShortNumber } from '#kernel/short-number.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { NumberedRecords } from '#modules/logs/ports.ts'
import type { Queries } from '#platform/db.ts'

/** Food numbers begin again every day, so many orders have the same one. The search of the audit trail finds only the newest. */
const MOST_FOUND = 500

/** A ticket number, and the ids of the branches in which it is searched. */
export interface Ticket {
  readonly number: number
  readonly branches: readonly string[]
  /** Whether the letter of a branch or '#' was typed, too: 'B-7', '#7'. Then nothing else is meant. */
  readonly isExact: boolean
}

const ticketOf = ({ code, number }: ShortNumber, branches: readonly Branch[]): Ticket => ({
  number,
  branches: branches.flatMap((one) => (code === '' || one.code.toUpperCase() === code ? [one.id] : [])),
  isExact: code !== '',
})

/** Reads a whole search text as a ticket number. Undefined if it is none, or if no branch has the typed letter: 'Max12' may be a mail address. */
export function ticketIn(typed: string, branches: readonly Branch[]): Ticket | undefined {
  const [, hash, word = ''] = /^(#?)\s*(.*)$/s.exec(typed.trim()) ?? []
  const short = shortNumberIn(word)
  const ticket = short && ticketOf(short, branches)
  return ticket && ticket.branches.length > 0 ? { ...ticket, isExact: ticket.isExact || hash === '#' } : undefined
}

/** Ids of the orders with this ticket number, newest first. `orders`: further conditions for the table `orders o`. */
export async function withTicket(
  db: Queries,
  { number, branches }: Ticket,
  orders: Sql,
  limit: number,
): Promise<string[]> {
  if (branches.length === 0) return []
  const rows = await db.many<{ id: string }>(sql`
    SELECT o.id FROM orders o WHERE o.ticket_number = ${number} AND o.branch_id = ANY(${[...branches]}::uuid[]) AND ${orders}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** Finds the newest orders with this ticket number, for the search of the audit trail. */
export async function numberedOrders(
  db: Queries,
  branches: () => Promise<readonly Branch[]>,
  wanted: ShortNumber,
): Promise<NumberedRecords> {
  return { entity: 'order', ids: await withTicket(db, ticketOf(wanted, await branches()), sql`true`, MOST_FOUND) }
}
