import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import type { Db } from '../db.ts'
import { openBus } from '../live/bus.ts'
import { runOutbox } from './outbox.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

test('an entry that a handler adds while the next entries are being read is done by the same run', async () => {
  const { db, clock, log } = brand.core
  const add = (topic: string) =>
    db.run(
      sql`INSERT INTO outbox (id, topic, payload, created_at, next_at) VALUES (gen_random_uuid(), ${topic}, '{}', ${clock.now()}, ${clock.now()})`,
    )
  const done: string[] = []
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  // The second query reads the entries before the handler of `test.first` adds the entry `test.second`. So its result does not contain
  // `test.second`. The result arrives after `test.first` is done.
  let questions = 0
  const slow: Db = {
    ...db,
    async prepared(name, text, values) {
      const answer = await db.prepared(name, text, values)
      if (name === 'outbox-claim' && ++questions === 2) {
        asked.resolve()
        await left.promise
      }
      return answer as never
    },
  }
  const listener = { hear: () => () => undefined, tell: () => undefined, close: async () => undefined }
  const outbox = runOutbox({
    db: slow,
    bus: openBus({ schema: 'left-behind', listener }),
    clock,
    log,
    handlers: {
      'test.first': async () => {
        await asked.promise
        await add('test.second')
        done.push('first')
        // The timer ends after the outbox has marked the first entry as done.
        setTimeout(left.resolve, 200)
      },
      'test.second': async () => void done.push('second'),
    },
    automatic: false,
  })
  await add('test.first')
  expect(await outbox.drain()).toBe(2)
  expect(done).toEqual(['first', 'second'])
  await outbox.stop()
})
