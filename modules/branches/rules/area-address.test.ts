import { expect, test } from 'vitest'
import { postcodeOfArea, townOfPostcode } from './area-address.ts'

const area = (name: string, postcodes?: string[]) => ({ area: name, price: 4, tax: 7, free: false, postcodes })

test.each([
  ['exactly one', area('Au', ['81541']), '81541'],
  ['the same one twice', area('Au', ['81541', '81 541']), '81541'],
  ['several', area('Au (81541)', ['81541', '81543']), ''],
  ['none, and one in its name', area('Au (81541)'), ''],
  ['another name', area('Giesing', ['81541']), ''],
])('the postcode of an area with %s', (_, only, postcode) => {
  expect(postcodeOfArea([only], only.area === 'Giesing' ? 'Au' : only.area)).toBe(postcode)
})

test.each([
  ['the postcode of the branch', '80 337', 'München'],
  ['another postcode', '80469', ''],
  ['no postcode', ' ', ''],
])('the town of %s', (_, postcode, town) => {
  expect(townOfPostcode({ zipCode: '80337', city: 'München' }, postcode)).toBe(town)
})

test('a branch without an address gives no town', () => {
  expect(townOfPostcode({ zipCode: '', city: 'München' }, '')).toBe('')
})
