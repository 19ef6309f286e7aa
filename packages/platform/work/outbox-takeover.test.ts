import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import { openBus } from '../live/bus.ts'
import { runOutbox } from './outbox.ts'
import type { Pace } from './pace.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())
beforeEach(() => brand.core.db.run(sql`TRUNCATE outbox`))

const all = ['first', 'second', 'third']

const listener = { hear: () => () => undefined, tell: () => undefined, close: async () => undefined }

/** An outbox that records its finished entries in `done`. It runs automatically if it gets a `pace`. */
function worker(done: string[], pace?: Pace) {
  const { db, clock, log } = brand.core
  return runOutbox({
    db,
    clock,
    log,
    bus: openBus({ schema: testSchema, listener }),
    handlers: { turn: async ({ name }) => void done.push(String(name)) },
    automatic: pace !== undefined,
    ...(pace ? { pace } : {}),
  })
}

/**
 * A process claims three entries. Before the second entry, the clock moves on by `seconds`, as if the process had been suspended. Returns
 * the entries that this process (`slow`) and a second process (`other`) have done.
 */
async function afterStandstill(seconds: number): Promise<{ slow: string[]; other: string[] }> {
  const { db, clock, ids } = brand.core
  for (const name of all)
    await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at)
      VALUES (${ids.uuid()}, 'turn', ${JSON.stringify({ name })}, ${clock.now()}, ${clock.now()})`)
  const [slow, other]: [string[], string[]] = [[], []]
  const second = worker(other)
  let looks = 0
  await new Promise<void>((resolve) => {
    const first = worker(slow, async () => {
      looks++
      if (looks === 2) {
        brand.clock.advance({ seconds })
        await second.drain()
      }
      // At the fourth call of this function all claimed entries are done.
      if (looks === 4) void first.stop().then(resolve)
    })
  })
  await second.stop()
  return { slow, other }
}

test('an entry whose lease expires while it waits is done once, by the process that took it over', async () => {
  const { slow, other } = await afterStandstill(16)
  expect([slow.length, other.length]).toEqual([1, 2])
  expect([...slow, ...other].toSorted()).toEqual(all)
})

test('an entry that waits for less than its lease is done by its own process', async () => {
  const { slow, other } = await afterStandstill(10)
  expect([slow.toSorted(), other]).toEqual([all, []])
})

test('an attempt that fails after another process has taken the entry over does not free it for a third one', async () => {
  const { db, clock, ids, log } = brand.core
  await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at)
    VALUES (${ids.uuid()}, 'turn', '{}', ${clock.now()}, ${clock.now()})`)
  const begun: string[] = []
  const process = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const runner = runOutbox({
      db,
      clock,
      log,
      bus: openBus({ schema: testSchema, listener }),
      handlers: { turn: () => (begun.push(name), promise) },
      automatic: false,
    })
    return { runner, resolve, reject, hasBegun: () => expect.poll(() => begun).toContain(name) }
  }
  const [slow, other, third] = [process('slow'), process('other'), process('third')]
  const first = slow.runner.drain()
  await slow.hasBegun()
  brand.clock.advance({ seconds: 16 })
  const second = other.runner.drain()
  await other.hasBegun()
  slow.reject(new Error('the provider was silent'))
  await first
  brand.clock.advance({ seconds: 10 })
  third.resolve()
  await third.runner.drain()
  other.resolve()
  await second
  expect(begun).toEqual(['slow', 'other'])
})
