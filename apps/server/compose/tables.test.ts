import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entity } from '#contract/entity.ts'
import { branchEntity, tableEntity } from '#modules/branches/contract.ts'
import { categoryEntity, menuEntity, productEntity, tagEntity } from '#modules/catalogue/contract.ts'
import { navigationEntity, siteEntity } from '#modules/content/contract.ts'
import { donateeEntity } from '#modules/donations/contract.ts'
import { userEntity } from '#modules/identity/contract.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { tableMismatches } from '#testing/entity-table.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

const entities: readonly Entity[] = [
  branchEntity,
  categoryEntity,
  donateeEntity,
  menuEntity,
  navigationEntity,
  productEntity,
  siteEntity,
  tableEntity,
  tagEntity,
  userEntity,
]

test('every reference names an entity that exists', () => {
  const names = new Set(entities.map(({ name }) => name))
  const unknown = entities.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([one, { to }]) =>
      to === undefined || names.has(to) ? [] : [`${name}.${one}: ${to}`],
    ),
  )
  expect(unknown).toEqual([])
})

/** Architecture, One declaration per entity: the table is written by hand, this keeps the two in step. */
test.each(entities)('the table of $plural is what its entity declares', async (entity) =>
  expect(await tableMismatches(brand.core.db, entity)).toEqual([]),
)
