import { expect, test } from 'vitest'
import { postcodeRule } from './postcode.ts'

test.each([
  ['1020', 'AT', undefined],
  [' A-1020 ', 'AT', undefined],
  ['80 337', 'DE', undefined],
  ['D-80337', 'DE', undefined],
  ['８０３３７', 'DE', undefined],
  ['8001', 'CH', undefined],
  ['9490', 'LI', undefined],
  ['80337', 'AT', { digits: 4 }],
  ['1020', 'DE', { digits: 5 }],
  ['xx!!', 'AT', { digits: 4 }],
  ['10 2', 'CH', { digits: 4 }],
  ['SW1A 1AA', 'GB', undefined],
  ['1012 AB', 'NL', undefined],
  ['00-950', 'PL', undefined],
  ['12345-6789', 'US', undefined],
  ['100-0001', 'JP', undefined],
  ['xx!!', 'GB', { digits: undefined }],
  ['--', 'GB', { digits: undefined }],
  ['1', 'FR', { digits: undefined }],
  ['12345678901', 'FR', { digits: undefined }],
] as const)('the postcode %s in %s: %o', (typed, country, rule) => {
  expect(postcodeRule(typed, country)).toEqual(rule)
})

test('a postcode that a delivery area names is right in any country', () => {
  const areas = [{ area: 'Freilassing', price: 3, tax: 20, postcodes: ['83395'] }] as never
  expect(postcodeRule('83 395', 'AT', areas)).toBeUndefined()
  expect(postcodeRule('83396', 'AT', areas)).toEqual({ digits: 4 })
})
