import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { request, testBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import { admin } from '#testing/sessions.ts'
import { type Doings, shelfEndpoints as calls, shelves } from './fixtures/shelves.ts'
import { openDatabase } from './postgres/database.ts'
import { checkSchemaLevel, schemaLevel } from './schema-level.ts'

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

test('after a newer release raised the level, writes of an older process are refused and leave nothing behind', async () => {
  const doings: Doings = { mails: [], jobRuns: 0 }
  const brand = await testBrand({ composition: shelves(doings) })
  const create = (name: string) => request(brand).call(calls.create, { body: { name } }, { as: admin() })
  const rows = () => brand.core.db.first<{ n: number }>(sql`SELECT count(*)::int AS n FROM outbox`)
  expect((await create('before')).ok).toBe(true)
  const before = await rows()

  await brand.core.db.run(sql`UPDATE schema_level SET level = ${schemaLevel + 1}`)
  expect(await create('after')).toMatchObject({ ok: false, status: 503, errors: [{ code: 'request.unavailable' }] })
  expect(await rows()).toEqual(before)
  expect((await request(brand).call(calls.list, {}, { as: admin() })).ok, 'it may still read').toBe(true)
  await expect(checkSchemaLevel(brand.core.db, schemaLevel)).rejects.toThrow('Start the newer release')

  const newer = openDatabase({
    url: brand.database.url,
    schema: testSchema,
    log: silent,
    schemaLevel: schemaLevel + 1,
  })
  expect(await newer.run(sql`UPDATE outbox SET done_at = now()`)).toBe(before?.n)
  await newer.close()
})

test('the release has the schema level that its migrations set', async () => {
  const brand = await testBrand()
  expect(await brand.core.db.first(sql`SELECT level FROM schema_level`)).toEqual({ level: schemaLevel })
})
