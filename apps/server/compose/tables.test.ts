import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { tableMismatches } from '#testing/entity-table.ts'
import { modules } from './modules.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

const entities = modules.flatMap((module) => module.entities)

test('every module with calls of an entity declares that entity', () => {
  const ids = new Set(modules.flatMap(({ endpoints }) => endpoints.map(({ id }) => id)))
  const plurals = [...ids].flatMap((id) => (id.endsWith('.create') ? [id.slice(0, -'.create'.length)] : []))
  const withFiveCalls = plurals.filter((plural) =>
    ['list', 'get', 'update', 'remove'].every((call) => ids.has(`${plural}.${call}`)),
  )
  expect(withFiveCalls.toSorted()).toEqual(entities.map(({ plural }) => plural).toSorted())
})

test('every reference names an entity that exists', () => {
  const names = new Set(entities.map(({ name }) => name))
  const unknown = entities.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([one, { to }]) =>
      to === undefined || names.has(to) ? [] : [`${name}.${one}: ${to}`],
    ),
  )
  expect(unknown).toEqual([])
})

/** The SQL that creates a table is written by hand. This test ensures that the table matches the declaration of its entity. */
test.each(entities)('the table of $plural is what its entity declares', async (entity) =>
  expect(await tableMismatches(brand.core.db, entity)).toEqual([]),
)
