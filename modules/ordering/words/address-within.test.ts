import { expect, test } from 'vitest'
import { addressLine } from '../rules/address.ts'
import { addressWithin } from './address-within.ts'

const address = {
  street: 'Häberlstr. 12',
  stairway: '',
  floor: '3',
  door: '',
  zipCode: '80337',
  city: 'München',
  country: 'DE',
}

test.each([
  ['de', {}, 'Häberlstr. 12, 3. Stock, 80337 München, DE'],
  ['en', {}, 'Häberlstr. 12, floor 3, 80337 München, DE'],
  ['de', { stairway: '2', door: '14a' }, 'Häberlstr. 12, Stiege 2, 3. Stock, Tür 14a, 80337 München, DE'],
  ['de', { floor: 'EG' }, 'Häberlstr. 12, Stock EG, 80337 München, DE'],
  ['de', { floor: '2. Stock links', door: ' ' }, 'Häberlstr. 12, 2. Stock links, 80337 München, DE'],
  ['de', { floor: '' }, 'Häberlstr. 12, 80337 München, DE'],
] as const)('the guest reads floor, staircase and door with their words (%s, %j)', (locale, part, line) => {
  expect(addressLine({ ...address, ...part }, addressWithin(locale))).toBe(line)
})

test('without words the parts are joined as before', () => {
  expect(addressLine({ ...address, stairway: '2', door: '14' })).toBe('Häberlstr. 12, 2/3/14, 80337 München, DE')
})
