import { expect, test } from 'vitest'
import { mayLackHouseNumber } from './house-number.ts'

test.each([
  ['Lindwurmstraße', true],
  [' Lindwurmstraße ', true],
  ['Lindwurmstraße 5', false],
  ['Straße des 17. Juni', false],
  ['شارع ٥', false],
  ['', false],
  ['  ', false],
])("the house number of '%s' may be missing: %s", (street, expected) =>
  expect(mayLackHouseNumber(street)).toBe(expected),
)
