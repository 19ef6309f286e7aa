import { EventEmitter } from 'node:events'
import { type ClientBase, Pool } from 'pg'
import { expect, test } from 'vitest'
import { isConnectionLoss } from './failures.ts'

/** A client that connects at once, without a database. */
class Idle extends EventEmitter {
  connect(done: () => void): void {
    setImmediate(done)
  }
  end(done?: () => void): void {
    done?.()
  }
}

test('a caller that waits too long for a connection gets the same response as if the database could not be reached', async () => {
  const pool = new Pool({
    max: 1,
    connectionTimeoutMillis: 500,
    Client: Idle as unknown as new () => ClientBase,
  })
  const held = await pool.connect()
  const error: unknown = await pool.connect().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(isConnectionLoss(error)).toBe(true)
  held.release()
  await pool.end()
})

test('a failure of a statement does not count as a failure of the connection', () => {
  expect(isConnectionLoss(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  expect(isConnectionLoss(new Error('Call failed'))).toBe(false)
})
