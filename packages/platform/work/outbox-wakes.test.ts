import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import type { Db } from '../db.ts'
import { openBus } from '../live/bus.ts'
import type { Notice } from '../postgres/listener.ts'
import { runOutbox, wakeChannel } from './outbox.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

/** Waits up to 20 s, because the machine may be busy. */
const soon = (check: () => void) => vi.waitFor(check, 20_000)

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** An automatic outbox on a database that counts the queries for the next entry and lets them wait. */
function worker(handle: (name: unknown) => Promise<void>, look: () => Promise<void> = async () => undefined) {
  const { db, clock, log, ids } = brand.core
  const ears: ((notice: Notice) => void)[] = []
  const bus = openBus({
    schema: testSchema,
    listener: {
      hear: (_, ear) => (ears.push(ear.notice), () => undefined),
      tell: () => undefined,
      close: async () => undefined,
    },
  })
  const counted: Db = {
    ...db,
    first: async <Row extends object>(statement: Parameters<Db['first']>[0]) => {
      const found = await db.first<Row>(statement)
      await look()
      return found
    },
  }
  const outbox = runOutbox({
    db: counted,
    bus,
    clock,
    log,
    handlers: { wake: async ({ name }) => handle(name) },
    automatic: true,
  })
  return {
    outbox,
    wake: () => ears.forEach((ear) => ear({ schema: testSchema, channel: wakeChannel, payload: {} })),
    add: (name: string) =>
      db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at)
        VALUES (${ids.uuid()}, 'wake', ${JSON.stringify({ name })}, ${clock.now()}, ${clock.now()})`),
  }
}

test('a hundred wake-ups during one run lead to one query for the next entry', async () => {
  const [begun, done] = [gate(), gate()]
  let looks = 0
  const names: unknown[] = []
  const { outbox, wake, add } = worker(
    async (name) => {
      names.push(name)
      begun.open()
      await done.opened
    },
    async () => void looks++,
  )
  await add('first')
  wake()
  await begun.opened
  const before = looks
  for (let n = 0; n < 100; n++) {
    wake()
    // Waits for one round trip to the database. If the wake-up had started a query, the query would have been counted by now.
    await brand.core.db.first(sql`SELECT 1`)
  }
  await add('second')
  done.open()
  await soon(() => expect(names).toEqual(['first', 'second']))
  await soon(() => expect(looks).toBeGreaterThan(before))
  await outbox.stop()
  expect(looks - before).toBeLessThan(5)
})

test('an entry whose message arrives during that query begins at once', async () => {
  const [looking, looked] = [gate(), gate()]
  const names: unknown[] = []
  const { outbox, wake, add } = worker(
    async (name) => void names.push(name),
    async () => {
      looking.open()
      await looked.opened
    },
  )
  await looking.opened
  await add('third')
  wake()
  looked.open()
  await soon(() => expect(names).toEqual(['third']))
  await outbox.stop()
})
