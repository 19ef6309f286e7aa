import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
  await brand.core.db.run(sql`CREATE TABLE named (key text PRIMARY KEY)`)
  await brand.core.db.run(sql`INSERT INTO named VALUES ('a')`)
})
afterAll(() => brand.close())

const connections = [1, 2, 3, 4]
const everywhere = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(connections.map(ask))
const onEach = <T>(answer: T): T[] => connections.map(() => answer)

test('a statement that was prepared before a release added a column still works', async () => {
  const { db } = brand.core
  const read = () => db.prepared('named-read', 'SELECT * FROM named', [])
  const readInTx = () => db.tx((tx) => tx.prepared('named-tx', 'SELECT * FROM named', []))
  expect(await everywhere(read)).toEqual(onEach([{ key: 'a' }]))
  expect(await readInTx()).toEqual([{ key: 'a' }])
  await db.run(sql`ALTER TABLE named ADD COLUMN more integer DEFAULT 1`)
  expect(await readInTx()).toEqual([{ key: 'a', more: 1 }])
  expect(await everywhere(read)).toEqual(onEach([{ key: 'a', more: 1 }]))
})

test('a value that cannot be written makes only its own call fail; the next call of the statement works', async () => {
  const { db } = brand.core
  const say = (value: unknown) => db.prepared('named-say', 'SELECT $1::text AS said', [value])
  await Promise.allSettled(connections.map(() => say({ amount: 1n })))
  await expect(say({ amount: 1n })).rejects.toThrow('BigInt')
  expect(await everywhere(() => say('word'))).toEqual(onEach([{ said: 'word' }]))
})
