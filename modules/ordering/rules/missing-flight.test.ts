import { expect, test } from 'vitest'
import { isFlightMissing } from './missing-flight.ts'

const ride = { service: 'airport-transfer', from: { category: 'airport' }, flightNumber: '' } as const

test.each([
  ['a ride from an airport without a flight', {}, 'confirmed', true],
  ['a ride with its flight', { flightNumber: 'OS 188' }, 'confirmed', false],
  ['a ride to an airport', { from: { category: 'lodging' } }, 'confirmed', false],
  ["a chauffeur in the guest's own car", { service: 'chauffeur' }, 'waiting', false],
  ['a ride that has ended', {}, 'completed', false],
] as const)('%s', (_, part, state, expected) => {
  expect(isFlightMissing({ state, ride: { ...ride, ...part } })).toBe(expected)
})

test('food has no flight', () => {
  expect(isFlightMissing({ state: 'waiting', ride: null })).toBe(false)
})
