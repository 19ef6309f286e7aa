import { expect, test } from 'vitest'
import { fittingVehicle, misfit } from './fitting-vehicle.ts'

const car = (id: string, cost: number | undefined, seats: number, luggage: number) => ({
  id,
  cost,
  seats,
  luggage,
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
})
const business = car('business', 2.2, 3, 2)
const first = car('first', 3.3, 3, 3)
const van = car('van', 2.75, 7, 7)
const fleet = [business, first, van]
const ride = (adults: number, children: number, luggage: number) => ({
  adults,
  children,
  luggage,
  appointment: null,
  seconds: 0,
  zone: 'Europe/Vienna' as never,
})

test.each([
  ['it fits', ride(3, 0, 2), 'business', undefined],
  ['too much luggage: the cheapest, not the next one', ride(2, 1, 3), 'van', 'luggage'],
  ['too many persons, children count', ride(3, 1, 0), 'van', 'persons'],
  ['too many of both', ride(4, 0, 5), 'van', 'both'],
  ['nothing is large enough', ride(8, 0, 0), undefined, 'persons'],
] as const)('%s', (_, wanted, id, reason) => {
  expect(fittingVehicle(business, fleet, wanted)?.id).toBe(id)
  expect(misfit(business, wanted)).toBe(reason)
})

test('a vehicle without a price comes last; among equal prices the smaller one is taken', () => {
  const hidden = car('hidden', undefined, 3, 9)
  const large = car('large', 2.75, 9, 9)
  expect(fittingVehicle(business, [hidden, large, van], ride(1, 0, 3))?.id).toBe('van')
  expect(fittingVehicle(business, [hidden], ride(1, 0, 3))?.id).toBe('hidden')
})

test('a vehicle that cannot be booked is not taken', () => {
  expect(fittingVehicle(business, [business, first, { ...van, isEnabled: false }], ride(1, 0, 3))?.id).toBe('first')
})
