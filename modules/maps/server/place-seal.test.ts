import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocationPoint } from '../rules/place.ts'
import { createPlaceSeal } from './place-seal.ts'

const { isOurs, seal } = createPlaceSeal(new Uint8Array(32).fill(1))
const airport: LocationPoint = {
  name: 'Flughafen Wien-Schwechat (VIE)',
  place: '1300 Schwechat',
  mapboxId: 'airport:VIE',
  location: [16.5697, 48.1103],
  context: { countryCode: 'AT' },
  category: 'airport',
  precision: 'address',
}

test('a place that our server issued is accepted, also after a conversion to JSON and back', () => {
  expect(isOurs(JSON.parse(JSON.stringify(seal(airport))) as LocationPoint)).toBe(true)
})

test.each<[string, Partial<LocationPoint>]>([
  ['another name', { name: 'Westbahnhof' }],
  ['another address', { place: 'Wien' }],
  ['other coordinates', { location: [16.3, 48.2] }],
  ['a seal of another place', { seal: seal({ ...airport, name: 'x' }).seal }],
  ['no seal', { seal: undefined }],
  ['an empty seal', { seal: '' }],
])('a place with another value is not ours: %s', (_, change) => {
  expect(isOurs({ ...seal(airport), ...change })).toBe(false)
})

test('a place issued for another brand is refused', () => {
  expect(isOurs(createPlaceSeal(new Uint8Array(32).fill(2)).seal(airport))).toBe(false)
})

test('a place with changed coordinates is refused', () => {
  const degrees = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  )
  fc.assert(
    fc.property(degrees, ([lng, lat]) => {
      fc.pre(lng !== airport.location[0] || lat !== airport.location[1])
      return !isOurs({ ...seal(airport), location: [lng, lat] })
    }),
  )
})
