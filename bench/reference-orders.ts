import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

/**
 * What PostgreSQL itself takes for an order's worth of rows, fsync on, on the same server. Orders that come while others are written are
 * written together, in one statement and one commit, as ours are. The rows are as wide as ours.
 */
const [url = '', clients = '1', seconds = '3', inserts = '6'] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 1 })
await pool.query('CREATE SCHEMA IF NOT EXISTS bench')
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench.orders (id uuid PRIMARY KEY, key text UNIQUE, at timestamptz NOT NULL, total numeric(14,4) NOT NULL, body jsonb NOT NULL)',
)
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench.rows (id uuid PRIMARY KEY, order_id uuid NOT NULL REFERENCES bench.orders, body jsonb NOT NULL)',
)

const body = { contact: 'x'.repeat(400), address: 'y'.repeat(200), pricing: 'z'.repeat(400) }
const statement = `
WITH sent AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($1::jsonb) AS o (id uuid, key text, body jsonb, rows uuid[])),
placed AS (INSERT INTO bench.orders SELECT id, key, now(), 204.3, body FROM sent)
INSERT INTO bench.rows SELECT row, sent.id, body FROM sent, unnest(rows) AS row`

const orderOf = () => ({
  id: randomUUID(),
  key: randomUUID(),
  body,
  rows: Array.from({ length: Number(inserts) - 1 }, () => randomUUID()),
})

/** As many as ours writes at once. */
const most = 32
const line: (() => void)[] = []
let isWriting = false

async function writeLine(): Promise<void> {
  if (isWriting) return
  isWriting = true
  while (line.length > 0) {
    const batch = line.splice(0, most)
    await pool.query({ name: 'orders', text: statement, values: [JSON.stringify(batch.map(orderOf))] })
    for (const done of batch) done()
  }
  isWriting = false
}

const place = (): Promise<void> =>
  new Promise((resolve, reject) => {
    line.push(resolve)
    writeLine().catch(reject)
  })

const times: number[] = []
const begin = performance.now()
await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    while (performance.now() - begin < Number(seconds) * 1000) {
      const at = performance.now()
      await place()
      times.push(performance.now() - at)
    }
  }),
)
const elapsed = (performance.now() - begin) / 1000
await pool.end()
process.send?.({ perSecond: times.length / elapsed, times })
process.disconnect?.()
