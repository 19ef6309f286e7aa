import { expect, test } from 'vitest'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { branchesEndpoints, type BranchInput } from '../contract.ts'

const area = (name: string, price: number) => ({ area: name, price, tax: 10 })

test.each([
  ['a zone that no clock knows', { timeZone: 'Europe/Atlantis' }, { code: 'field.choice', field: 'timeZone' }],
  [
    'two areas of one name: an order names its area, and would pay the fee of the first',
    { deliveryAreas: [area('Neubau', 2), area('Mitte', 3), area('Neubau', 5)] },
    { code: 'field.unique', field: 'deliveryAreas.2.area' },
  ],
  [
    'an area of what is no postcode',
    { deliveryAreas: [{ ...area('Neubau', 2), postcodes: ['1070', 'abc'] }] },
    { code: 'delivery.postcode_format', field: 'deliveryAreas.0.postcodes.1' },
  ],
] satisfies [string, Partial<BranchInput>, object][])('a branch is refused with %s', async (_, part, refusal) => {
  const brand = await testBrand()
  const body = { identifier: 'mitte', name: 'Haus Mitte', ...part } as BranchInput
  const refused = await request(brand).call(branchesEndpoints.create, { body }, { as: admin() })
  expect(refused).toMatchObject({ ok: false, status: 422, errors: [refusal] })
})
