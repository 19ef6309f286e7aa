import type { Pool } from 'pg'

/**
 * The tables into which the server writes when one order is placed. The table of ticket counters is not in this list. `order_items` gets
 * one row per line of the order.
 */
const tables = ['order_keys', 'orders', 'order_items', 'order_search', 'order_timeline', 'outbox'] as const
type Table = (typeof tables)[number]

interface TableRows {
  name: Table
  /** Columns that are written. PostgreSQL computes the generated columns. */
  columns: string[]
  rows: Record<string, unknown>[]
}

/** Empty copies of the tables of a brand in the schema `bench`: columns, checks, indexes, and references to orders and branches. */
export async function copyTables(pool: Pool, schema: string): Promise<void> {
  await pool.query('DROP SCHEMA IF EXISTS bench CASCADE; CREATE SCHEMA bench')
  for (const name of [...tables, 'ticket_counters'])
    await pool.query(`CREATE TABLE bench.${name} (LIKE ${schema}.${name} INCLUDING ALL)`)
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT r.relname AS name, pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
     WHERE c.contype = 'f' AND r.relnamespace = $1::regnamespace AND r.relname = ANY ($2)`,
    [schema, [...tables, 'ticket_counters']],
  )
  for (const { name, definition } of rows)
    await pool.query(`ALTER TABLE bench.${name} ADD ${definition.replaceAll(`${schema}.orders`, 'bench.orders')}`)
}

/** The rows of the last order that our server wrote. */
export async function templateOf(
  pool: Pool,
  schema: string,
): Promise<{ order: { id: string; branch: string }; rows: TableRows[] }> {
  const last = await pool.query<{ id: string; branch: string }>(
    `SELECT id, branch_id AS branch FROM ${schema}.orders ORDER BY created_at DESC LIMIT 1`,
  )
  const order = last.rows[0]
  if (!order) throw new Error('Our server has placed no order yet')
  const rows: TableRows[] = []
  for (const name of tables) {
    const columns = await pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' AND is_identity = 'NO' ORDER BY ordinal_position`,
      [schema, name],
    )
    const of = name === 'orders' ? 'id' : 'order_id'
    const found =
      name === 'outbox'
        ? []
        : (
            await pool.query<{ row: Record<string, unknown> }>(
              `SELECT to_jsonb(t) AS row FROM ${schema}.${name} t WHERE ${of} = $1`,
              [order.id],
            )
          ).rows.map(({ row }) => row)
    rows.push({ name, columns: columns.rows.map(({ name: column }) => column), rows: found })
  }
  const outbox = rows.find(({ name }) => name === 'outbox')
  if (outbox) {
    // Our server may have processed and deleted its outbox row already, so a row for the outbox is made here.
    outbox.columns = ['id', 'topic', 'key', 'payload', 'created_at', 'next_at']
    const at = new Date().toISOString()
    outbox.rows = [
      {
        id: order.id,
        topic: 'order.placed',
        key: `order.placed:${order.id}`,
        payload: { orderId: order.id },
        created_at: at,
        next_at: at,
      },
    ]
  }
  return { order, rows }
}

/** One statement for all rows of several orders: $1 rows by table, $2 the branch whose counter is used, $3 the number of orders. */
export function statementOf(rows: readonly TableRows[]): string {
  const parts = rows.map(({ name, columns }) => {
    const list = columns.join(', ')
    const insert = `INSERT INTO bench.${name} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::bench.${name}, $1::jsonb -> '${name}')`
    if (name === 'order_keys') return `put_${name} AS (${insert} ORDER BY key ON CONFLICT (key) DO NOTHING)`
    return `put_${name} AS (${insert}${name === 'outbox' ? ' ON CONFLICT DO NOTHING' : ''})`
  })
  return `WITH ${parts.join(',\n')}
INSERT INTO bench.ticket_counters (branch_id, business_day, last) VALUES ($2::uuid, DATE '2026-11-20', $3::int)
ON CONFLICT (branch_id, business_day) DO UPDATE SET last = bench.ticket_counters.last + excluded.last`
}
