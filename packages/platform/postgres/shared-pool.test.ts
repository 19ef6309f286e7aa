import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { openDatabase } from './database.ts'
import { Overloaded } from './failures.ts'
import { openSharedPool, type SharedPoolOptions } from './shared-pool.ts'
import sql from 'sql-template-tag'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
  for (const name of ['one', 'two', 'three']) {
    await brand.core.db.run(sql`SELECT 1`)
    for (const text of [
      `CREATE SCHEMA ${name}`,
      `CREATE TABLE ${name}.dish (name text)`,
      `INSERT INTO ${name}.dish VALUES ('${name}')`,
    ])
      await brand.core.db.prepared('', text, [])
  }
})
afterAll(() => brand.close())

const open = (options: Partial<SharedPoolOptions>) =>
  openSharedPool({ url: brand.database.url, log: brand.core.log, max: 2, ...options })
const soon = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('connections shared by brands', () => {
  test('each statement, prepared statement and transaction reads the tables of its own brand', async () => {
    const pool = open({})
    const databases = ['one', 'two', 'three'].map((schema) => ({
      schema,
      db: openDatabase({ url: brand.database.url, schema, log: brand.core.log, pool }),
    }))
    const read = async ({ schema, db }: (typeof databases)[number]) => {
      const rows = await Promise.all([
        db.first<{ name: string }>(sql`SELECT name FROM dish`),
        db.prepared<{ name: string }>('dish', 'SELECT name FROM dish', []).then(([row]) => row),
        db.tx((tx) => tx.first<{ name: string }>(sql`SELECT name FROM dish`)),
      ])
      return rows.every((row) => row?.name === schema)
    }
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => read(databases[n % 3] as (typeof databases)[0])))
    expect(all).not.toContain(false)
    expect(pool.total).toBeLessThanOrEqual(2)
    await pool.close()
  })

  test('free places are given to brands in turn: a caller of a quiet brand does not wait for the whole queue of another brand', async () => {
    const pool = open({ max: 1 })
    const order: string[] = []
    const held = await pool.lease('one')
    const call = async (schema: string, name: string) => {
      const leased = await pool.lease(schema)
      order.push(name)
      leased.release(false)
    }
    const calls = [call('one', 'a1'), call('one', 'a2'), call('one', 'a3'), call('two', 'b1')]
    await soon()
    held.release(false)
    await Promise.all(calls)
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
    await pool.close()
  })

  test('one brand never uses more than its share', async () => {
    const pool = open({ max: 2, share: 1 })
    const held = await pool.lease('one')
    const second = pool.lease('one')
    const other = await pool.lease('two')
    await soon()
    expect(pool.waiting('one')).toBe(1)
    held.release(false)
    other.release(false)
    ;(await second).release(false)
    await pool.close()
  })

  test('a caller fails if too many wait or if it waits too long; the other callers continue', async () => {
    const pool = open({ max: 1, mostWaiting: 1, patienceMs: 60 })
    const held = await pool.lease('one')
    const late = pool.lease('one')
    await expect(pool.lease('one')).rejects.toThrow(Overloaded)
    await expect(late).rejects.toThrow(Overloaded)
    expect(pool.waiting()).toBe(0)
    held.release(false)
    ;(await pool.lease('two')).release(false)
    await pool.close()
  })

  test('a broken connection releases its place', async () => {
    const pool = open({ max: 1 })
    const broken = await pool.lease('one')
    broken.release(true)
    expect(pool.total).toBe(0)
    ;(await pool.lease('one')).release(false)
    expect(pool.total).toBe(1)
    await pool.close()
  })
})
