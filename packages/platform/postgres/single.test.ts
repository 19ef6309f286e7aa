import sql from 'sql-template-tag'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { type TestBrand, testBrand } from '#testing/brand.ts'
import { outboxPart } from '../work/outbox-part.ts'
import { onCommit } from './transaction.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
  await brand.core.db.run(sql`CREATE TABLE single_test (key text PRIMARY KEY)`)
})
afterAll(() => brand.close())

const statement = `WITH placed AS (INSERT INTO single_test VALUES ($1) ON CONFLICT DO NOTHING RETURNING key, $2::jsonb AS promise), promised AS (${outboxPart('placed')}) SELECT key FROM placed`
const promises = async () => (await brand.core.db.many(sql`SELECT 1 FROM outbox WHERE topic = 'single.test'`)).length
const place = (key: string, isPromised = true) =>
  brand.core.db.single(async (tx) => {
    const row = isPromised ? await brand.core.outbox.row(tx, { topic: 'single.test', key, payload: {} }) : null
    return (await tx.prepared('single-test', statement, [key, row && JSON.stringify(row)])).length === 1
  })

describe('a transaction of one statement', () => {
  test('writes its rows and their outbox entries together or not at all', async () => {
    expect(await place('a')).toBe(true)
    expect(await promises()).toBe(1)
    expect(await place('a')).toBe(false)
    expect(await promises()).toBe(1)
    expect(await place('quiet', false)).toBe(true)
    expect(await promises()).toBe(1)
  })

  test('sends messages only after the commit', async () => {
    const told: string[] = []
    const run = (text: string) =>
      brand.core.db.single(async (tx) => {
        onCommit(tx, () => told.push(text))
        await tx.run(sql`INSERT INTO single_test VALUES (${text})`)
        expect(told).not.toContain(text)
      })
    await run('b')
    await expect(run('b')).rejects.toThrow('duplicate key')
    expect(told).toEqual(['b'])
  })

  test('a second statement is refused: it would not be in the same transaction', async () => {
    const two = brand.core.db.single(async (tx) => {
      await tx.run(sql`SELECT 1`)
      await tx.run(sql`SELECT 2`)
    })
    await expect(two).rejects.toThrow('use Db.tx')
  })

  test('runs the statement again after a lost connection', async () => {
    let attempts = 0
    const pid = await brand.core.db.single(async (tx) => {
      attempts++
      return (
        await tx.first<{ pid: number }>(
          attempts === 1 ? sql`SELECT pg_terminate_backend(pg_backend_pid())` : sql`SELECT pg_backend_pid() AS pid`,
        )
      )?.pid
    })
    expect([attempts, typeof pid]).toEqual([2, 'number'])
  })
})
