import { expect, test } from 'vitest'
import { guestAddress, staffAddress } from './address-text.ts'

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
  ['de', {}, 'Häberlstr. 12, 3. Stock, 80337 München, Deutschland'],
  ['en', {}, 'Häberlstr. 12, floor 3, 80337 München, Germany'],
  ['de', { stairway: '2', door: '14a' }, 'Häberlstr. 12, Stiege 2, 3. Stock, Tür 14a, 80337 München, Deutschland'],
  ['de', { floor: 'EG' }, 'Häberlstr. 12, Stock EG, 80337 München, Deutschland'],
  ['de', { floor: '2. Stock links', door: ' ' }, 'Häberlstr. 12, 2. Stock links, 80337 München, Deutschland'],
  ['de', { floor: '' }, 'Häberlstr. 12, 80337 München, Deutschland'],
] as const)('the guest reads floor, staircase and door with their words (%s, %j)', (locale, part, line) => {
  expect(guestAddress({ ...address, ...part }, locale)).toBe(line)
})

test('staff read the parts joined by slashes', () => {
  expect(staffAddress({ ...address, stairway: '2', door: '14' }, 'de')).toBe(
    'Häberlstr. 12, 2/3/14, 80337 München, Deutschland',
  )
})
