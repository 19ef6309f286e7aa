import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask } from './ask.ts'

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
})
afterAll(() => client.end())

test('a statement returns its rows', async () => {
  const { rows } = await ask<{ sum: number }>(client, { text: 'SELECT $1::integer + 1 AS sum', values: [2] })
  expect(rows).toEqual([{ sum: 3 }])
})

test('a failure has the stack of its caller, and the connection can still be used', async () => {
  const whoAsks = () => ask(client, { text: 'SELECT no_such_column' })
  const error = await whoAsks().catch((error: unknown) => error)
  expect(error).toMatchObject({ code: '42703', stack: expect.stringContaining('ask.test.ts') })
  expect((await ask(client, { text: 'SELECT 1' })).rowCount).toBe(1)
})

test('a statement is freed after its result (with the promises of pg nearly all statements stayed in memory)', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void
  const asked: WeakRef<object>[] = []
  for (let n = 0; n < 60; n++) {
    const values = [`order ${n}`]
    asked.push(new WeakRef(values))
    await ask(client, { name: 'kept', text: 'SELECT $1::text', values })
    collect({ type: 'minor' })
    // A WeakRef that was just created or read keeps its target in memory until the current turn of the event loop ends.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(asked.filter((values) => values.deref() !== undefined).length).toBeLessThan(15)
})
