import { expect, test } from 'vitest'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { fromLastRide, fromReturnOf, inOffered, isFilledName, knownName, nameChange } from './last-ride.ts'
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

const eva = { phone: '+436641234567', firstName: 'Eva', lastName: 'Huber' }
const max = { phone: '+436767654321', firstName: 'Max', lastName: 'Moser' }
const none = { firstName: '', lastName: '' }
const typed = { firstName: '', lastName: 'Berger' }

test.each([
  ['0664 1234567', eva.phone, eva],
  ['0664 1234567', max.phone, undefined],
  ['0664', eva.phone, undefined],
  ['', '', undefined],
])('the name of the guest with the number %j, if the last ride has the number %j', (phone, of, expected) =>
  expect(knownName(phone, 'AT', { ...last, ...eva, phone: of })).toEqual(expected),
)

test.each<[string, Parameters<typeof nameChange>[0], Parameters<typeof nameChange>[2], ReturnType<typeof nameChange>]>([
  [
    'an empty name is filled',
    { ...none, phone: eva.phone },
    { filled: undefined, known: eva },
    { names: { firstName: 'Eva', lastName: 'Huber' }, filled: eva },
  ],
  ['a typed name stays', { ...typed, phone: eva.phone }, { filled: undefined, known: eva }, undefined],
  ['a removed name is not filled again', { ...none, phone: eva.phone }, { filled: eva, known: eva }, undefined],
  [
    'the filled name goes when the number is changed',
    { ...eva, phone: '0664 12345' },
    { filled: eva, known: undefined },
    { names: none, filled: undefined },
  ],
  [
    'a corrected name stays with another number',
    { ...typed, phone: max.phone },
    { filled: eva, known: max },
    undefined,
  ],
  [
    'a removed name and another number: the name of the other guest',
    { ...none, phone: max.phone },
    { filled: eva, known: max },
    { names: { firstName: 'Max', lastName: 'Moser' }, filled: max },
  ],
])('%s', (_, entry, names, expected) => expect(nameChange(entry, 'AT', names)).toEqual(expected))

test('a filled name is marked until it is changed', () => {
  expect(isFilledName(eva, eva)).toBe(true)
  expect(isFilledName({ ...eva, firstName: 'Evi' }, eva)).toBe(false)
  expect(isFilledName(eva, undefined)).toBe(false)
})
