import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { branchesEndpoints } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const as = () => sessionOf(['ROLE_ADMIN'], {})
const create = (identifier: string, code?: string) =>
  brand.call(
    branchesEndpoints.create,
    { body: { identifier, name: identifier, ...(code === undefined ? {} : { code }) } },
    { as: as() },
  )
const codeOf = (answer: Awaited<ReturnType<typeof create>>) => (answer.ok ? answer.value.code : answer.errors)

test('a branch gets the next free letter by the order of creation (docs/rules/orders.md, Numbers)', async () => {
  const list = await brand.call(branchesEndpoints.list, { query: {} }, { as: as() })
  expect(list.ok && list.value.map(({ code }) => code).toSorted()).toEqual(['A', 'B'])
  expect(codeOf(await create('donau', 'D'))).toBe('D')
  expect(codeOf(await create('third'))).toBe('C')
  expect(codeOf(await create('fourth'))).toBe('E')
})

test('a code is unique in the brand, and has one to three capital letters or digits', async () => {
  expect(codeOf(await create('again', 'D'))).toMatchObject([{ code: 'field.unique', field: 'code' }])
  expect(codeOf(await create('small', 'd'))).toMatchObject([{ field: 'code' }])
  expect(codeOf(await create('long', 'ABCD'))).toMatchObject([{ field: 'code' }])
})

test('a branch gets a code, too, if the statement does not use the search path of the brand', async () => {
  const row = await brand.core.db.tx(async (tx) => {
    const schema = await tx.first<{ name: string }>(sql`SELECT current_schema() AS name`)
    await tx.run(sql`SET LOCAL search_path TO pg_catalog`)
    return tx.first<{ code: string }>(sql`INSERT INTO ${raw(`"${schema?.name}"`)}.branches (id, identifier, name)
      VALUES (gen_random_uuid(), 'by-hand', 'By hand') RETURNING code`)
  })
  expect(row?.code).toMatch(/^[A-Z]$/)
})
