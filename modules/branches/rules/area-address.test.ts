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

const branch = {
  zipCode: '80337',
  city: 'München',
  deliveryAreas: [area('Sendling', ['81371']), area('Mitte', ['80331', '80333'])],
}

test.each([
  ['the postcode of the branch', '', '80 337', 'München'],
  ['the only postcode of the chosen area', 'Sendling', '813 71', 'München'],
  ['another postcode than that of the chosen area', 'Sendling', '80469', ''],
  ['one of several postcodes of the chosen area', 'Mitte', '80331', ''],
  ['the postcode of an area that is not chosen', '', '81371', ''],
  ['no postcode', 'Sendling', ' ', ''],
  ['no postcode, in an area without postcodes', 'Other', '', ''],
])('the town of %s', (_, chosen, postcode, town) => {
  expect(townOfPostcode(branch, chosen, postcode)).toBe(town)
})

test('a branch without an address gives no town', () => {
  expect(townOfPostcode({ ...branch, zipCode: '' }, '', '')).toBe('')
})
