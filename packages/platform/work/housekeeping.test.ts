import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { testBrand } from '#testing/brand.ts'

test('deletes finished entries after 30 days and counters after a day, but never waiting or failed entries', async () => {
  const brand = await testBrand()
  const { db } = brand.core
  const old = brand.clock.now()
  const add = (topic: string, columns: { done: Temporal.Instant | null; dead: boolean }) =>
    db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at, done_at, dead)
      VALUES (${brand.core.ids.uuid()}, ${topic}, '{}', ${old}, ${old}, ${columns.done}, ${columns.dead})`)
  await add('done', { done: old, dead: false })
  await add('waiting', { done: null, dead: false })
  await add('given up', { done: null, dead: true })
  await db.run(sql`INSERT INTO rate_count VALUES ('login.address', '::1', ${old})`)
  const left = async () => ({
    topics: (await db.many<{ topic: string }>(sql`SELECT topic FROM outbox ORDER BY topic`)).map(({ topic }) => topic),
    calls: (await db.many(sql`SELECT 1 FROM rate_count`)).length,
  })

  brand.clock.advance({ hours: 23 })
  await brand.runJobs()
  expect(await left()).toEqual({ topics: ['done', 'given up', 'waiting'], calls: 1 })
  brand.clock.advance({ hours: 2 })
  await brand.runJobs()
  expect(await left()).toEqual({ topics: ['done', 'given up', 'waiting'], calls: 0 })
  brand.clock.advance({ hours: 24 * 30 })
  await brand.runJobs()
  expect((await left()).topics).toEqual(['given up', 'waiting'])
})
