import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

/**
 * What PostgreSQL itself takes for an order's worth of rows: one transaction of single inserts, fsync on, on the same server. The rows
 * are as wide as ours.
 */
const [url = '', clients = '1', seconds = '3', inserts = '6'] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: Number(clients) })
await pool.query('CREATE SCHEMA IF NOT EXISTS bench')
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench.orders (id uuid PRIMARY KEY, key text UNIQUE, at timestamptz NOT NULL, total numeric(14,4) NOT NULL, body jsonb NOT NULL)',
)
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench.rows (id uuid PRIMARY KEY, order_id uuid NOT NULL REFERENCES bench.orders, body jsonb NOT NULL)',
)

const body = JSON.stringify({ contact: 'x'.repeat(400), address: 'y'.repeat(200), pricing: 'z'.repeat(400) })
const times: number[] = []
const begin = performance.now()
await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    const client = await pool.connect()
    while (performance.now() - begin < Number(seconds) * 1000) {
      const at = performance.now()
      const id = randomUUID()
      await client.query('BEGIN')
      await client.query({
        name: 'order',
        text: 'INSERT INTO bench.orders VALUES ($1, $2, now(), 204.3, $3)',
        values: [id, randomUUID(), body],
      })
      for (let n = 1; n < Number(inserts); n++) {
        await client.query({
          name: 'row',
          text: 'INSERT INTO bench.rows VALUES ($1, $2, $3)',
          values: [randomUUID(), id, body],
        })
      }
      await client.query('COMMIT')
      times.push(performance.now() - at)
    }
    client.release()
  }),
)
const elapsed = (performance.now() - begin) / 1000
times.sort((a, b) => a - b)
await pool.end()
process.send?.({ perSecond: times.length / elapsed, p99: times[Math.floor(times.length * 0.99)] ?? 0 })
process.disconnect?.()
