import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { copyTables, statementOf, templateOf } from './reference-tables.ts'

/**
 * A minimal server that accepts the same orders as our server, in a separate process. It parses the same body and writes the same rows into
 * copies of our tables, on the same PostgreSQL. The copies have the same indexes, keys and counters. Orders that arrive during a write are
 * written together, in one statement and one commit, as in our server. The server also notifies other processes. It does not check or price
 * orders, and it writes no mail.
 */
const [url = '', schema = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 1 })
const notifier = new Pool({ connectionString: url, max: 1 })
await copyTables(pool, schema)
const { rows, order } = await templateOf(pool, schema)
const text = statementOf(rows)
const template = JSON.stringify(rows.map(({ name, rows: some }) => [name, some]))

/** The rows of one more order: copies of the template's rows, with their own ids. */
function rowsOfOrder(id: string): [string, Record<string, unknown>[]][] {
  const copy = JSON.parse(template.replaceAll(order.id, id)) as [string, Record<string, unknown>[]][]
  const uid = id.slice(-12)
  for (const [name, some] of copy)
    for (const row of some) {
      if (name === 'order_keys') row['key'] = randomUUID()
      else if (name === 'orders') Object.assign(row, { uid, hash: randomUUID() })
      else if (row['id']) row['id'] = randomUUID()
    }
  return copy
}

/** Maximum number of orders that are written together: the same number as in our server. */
const most = 32
const line: { id: string; done: () => void; failed: (error: unknown) => void }[] = []
let isWriting = false

async function writeLine(): Promise<void> {
  if (isWriting) return
  isWriting = true
  while (line.length > 0) {
    const batch = line.splice(0, most)
    const sent: Record<string, unknown[]> = {}
    for (const { id } of batch) for (const [name, some] of rowsOfOrder(id)) (sent[name] ??= []).push(...some)
    try {
      await pool.query({ name: 'orders', text, values: [JSON.stringify(sent), order.branch, batch.length] })
      const told = batch.map(({ id }) => JSON.stringify({ id, branchId: order.branch, uid: id.slice(-12) }))
      void notifier.query("SELECT pg_notify('bench', one) FROM unnest($1::text[]) AS one", [told])
      for (const { done } of batch) done()
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }
  isWriting = false
}

const app = Fastify()
app.post('/api/orders/public', async (_request, reply) => {
  const id = randomUUID()
  await new Promise<void>((done, failed) => {
    line.push({ id, done, failed })
    void writeLine()
  })
  return reply.code(201).send({ data: { uid: id.slice(-12), hash: randomUUID() } })
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
process.on('disconnect', () => process.exit(0))
