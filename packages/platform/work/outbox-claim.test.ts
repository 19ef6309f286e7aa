import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

test('claiming a few of many entries reads only a few, even with misleading statistics', async () => {
  const { db, clock, ids } = brand.core
  // 2,000 entries in random order, of which only 20 are not done. ANALYZE stores this in the statistics of PostgreSQL. Then 4,000 due
  // entries are added, so the statistics are wrong. PostgreSQL must still read only a few entries to find the first three.
  await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at, done_at)
    SELECT gen_random_uuid(), 'quiet', '{}', ${clock.now()}, ${clock.now()}::timestamptz - make_interval(secs => n * 7919 % 2000), CASE WHEN n % 100 > 0 THEN ${clock.now()}::timestamptz END
    FROM generate_series(1, 2000) n`)
  await db.run(sql`ANALYZE outbox`)
  const first = ids.uuid()
  await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at)
    SELECT CASE n WHEN 1 THEN ${first}::uuid ELSE gen_random_uuid() END, 'rush', '{}', ${clock.now()}, ${clock.now()}::timestamptz - make_interval(secs => 9000 - n)
    FROM generate_series(1, 4000) n`)
  const before = await readsOfIndex()
  const due = await db.many<{ id: string }>(sql`SELECT outbox_due(${clock.now()}, ARRAY['rush'], 3) AS id`)
  expect(due).toHaveLength(3)
  expect(due[0]?.id).toBe(first)
  expect((await readsOfIndex()) - before).toBeLessThan(20)
})

/** Number of entries that were read with the index `outbox_due` so far. */
async function readsOfIndex(): Promise<number> {
  await brand.core.db.many(sql`SELECT pg_stat_force_next_flush()`)
  const row = await brand.core.db.first<{ n: string }>(
    sql`SELECT idx_tup_read AS n FROM pg_stat_user_indexes WHERE indexrelname = 'outbox_due' AND schemaname = current_schema()`,
  )
  return Number(row?.n)
}
