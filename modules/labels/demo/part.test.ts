import { expect, test } from 'vitest'
import { labelEndpoints } from '#modules/labels/contract.ts'
import { isEan13 } from '#modules/labels/rules/gtin.ts'
import { request, testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { labelled } from './part.ts'
import { lindwurmContents } from '#demo/lindwurm/contents.ts'

test('products of the shelf have content and EAN, and their labels lack nothing', async () => {
  const inn = await testBrand()
  await inn.core.db.tx(async (tx) => lindwurmContents.fill(tx, inn.core))
  const { call } = request(inn)
  const as = admin()
  const facts = await must(call(labelEndpoints.facts, {}, { as }))
  expect(facts.map(({ ean }) => ean)).toEqual(labelled.map(({ ean }) => ean))
  expect(facts.every(({ ean }) => ean && isEan13(ean))).toBe(true)
  const items = facts.map(({ product }) => `${product}:1`).join(',')
  expect((await must(call(labelEndpoints.preview, { query: { items } }, { as }))).notes).toEqual([])
})
