import { expect, test } from 'vitest'
import { LngLatText, LocationPoint, retrievePlace, SessionToken, suggestPlaces } from './contract.ts'

test.each([
  ['16.3721,48.2085', true],
  ['-73.98,40.7', true],
  ['181,48', false],
  ['16,91', false],
  ['48.2', false],
  ['a,b', false],
  ['16.3,48.2;1,2', false],
  ['1e1,48', false],
  [' 16,48', false],
])('LngLatText %j: %s', (text, valid) => {
  expect(LngLatText.safeParse(text).success).toBe(valid)
})

test.each([
  ['a', true],
  ['0123456789abc', true],
  ['0123456789abcd', false],
  ['', false],
  ['a b', false],
])('session %j: %s (specification §7: up to 13 characters)', (text, valid) => {
  expect(SessionToken.safeParse(text).success).toBe(valid)
})

test.each([
  ['wi', false],
  ['  wi ', false],
  ['wie', true],
  ['x'.repeat(201), false],
])('q %j: %s (specification §5: longer than 2 characters)', (q, valid) => {
  expect(suggestPlaces.query.safeParse({ q, session: 'a' }).success).toBe(valid)
})

test('the language defaults to de, and unknown fields are refused', () => {
  expect(retrievePlace.query.parse({ session: 'a' })).toEqual({ session: 'a', language: 'de' })
  expect(retrievePlace.query.safeParse({ session: 'a', access_token: 'x' }).success).toBe(false)
  const point = {
    place: '',
    mapboxId: 'x',
    location: [16, 48],
    name: 'Wien',
    context: {},
    category: 'place',
    precision: 'place',
  }
  expect(LocationPoint.safeParse(point).success).toBe(true)
  expect(LocationPoint.safeParse({ ...point, price: 1 }).success).toBe(false)
})
