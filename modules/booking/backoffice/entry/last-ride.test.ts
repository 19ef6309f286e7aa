import { expect, test } from 'vitest'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { fromLastRide, fromReturnOf, inOffered } from './last-ride.ts'
import { emptyRide } from './ride-entry.ts'

const place = (name: string, category: LocationPoint['category'] = 'place'): LocationPoint => ({
  mapboxId: name,
  name,
  place: 'Wien',
  category,
  precision: 'place',
  context: {},
  location: [16.37, 48.2],
  seal: `seal of ${name}`,
})
const [airport, hotel] = [place('Flughafen Wien', 'airport'), place('Hotel Sacher', 'lodging')]
const last = anOrder({
  id: 'a',
  kind: 'ride',
  firstName: 'Martin',
  lastName: 'Feichtinger',
  ride: {
    service: 'private-transfer',
    from: hotel,
    to: airport,
    fromDetail: 'Hintereingang',
    toDetail: 'Terminal 3',
    flightNumber: 'OS 1',
    adults: 3,
    accessories: [{ id: 'child-seat', amount: 1 }],
    vehicle: { productId: 'v2', name: 'V-Klasse', image: '' },
    accessoryNames: [],
    route: {
      metres: 1,
      seconds: 1,
      segments: [],
      geometry: [],
      source: 'estimate',
      estimated: true,
      needsConfirmation: false,
    },
  },
})
const entry = { ...emptyRide, phone: '+43 1', appointment: 'x', flightNumber: 'AB 2' }

test('a former ride fills in guest, places, vehicle and extras, but neither time nor flight', () => {
  const taken = fromLastRide(entry, last)
  expect(taken).toMatchObject({ lastName: 'Feichtinger', from: hotel, to: airport, vehicle: 'v2', adults: 3 })
  expect([taken.phone, taken.appointment, taken.flightNumber]).toEqual(['+43 1', 'x', 'AB 2'])
})

test('the way back of a former ride swaps the places with their exact addresses, and empties time and flight', () => {
  expect(fromReturnOf(entry, last)).toEqual({
    ...fromLastRide(entry, last),
    from: airport,
    to: hotel,
    fromDetail: 'Terminal 3',
    toDetail: 'Hintereingang',
    appointment: '',
    flightNumber: '',
  })
})

test('a vehicle that is no longer offered is replaced by the first one', () => {
  const taken = fromReturnOf(entry, last)
  expect(inOffered(taken, [{ id: 'v1' }, { id: 'v2' }]).vehicle).toBe('v2')
  expect(inOffered(taken, [{ id: 'v1' }]).vehicle).toBe('v1')
  expect(inOffered(taken, []).vehicle).toBe('')
})
