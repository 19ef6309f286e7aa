import { describe, expect, it, test } from 'vitest'
import {
  type BookingAnswers,
  bookingErrors,
  fittingService,
  isExact,
  isSamePlace,
  isTownOnly,
  passengerChoices,
  roughEnds,
} from './booking-form.ts'

const complete: BookingAnswers = {
  service: 'airport-transfer',
  from: {},
  to: {},
  appointment: '2026-11-27T13:35:00Z',
  flightNumber: 'OS 202',
  vehicle: {},
}

describe('what a booking needs (specification §5)', () => {
  it.each<[string, Partial<BookingAnswers>, string[]]>([
    ['complete', {}, []],
    ['no service', { service: null }, ['service']],
    ['no start', { from: null }, ['from']],
    ['no end', { to: null }, ['to']],
    ['no date', { appointment: null }, ['date']],
    ['no vehicle', { vehicle: null }, ['vehicle']],
    ['airport transfer without flight number', { flightNumber: '  ' }, ['flightNumber']],
    ['airport transfer whose flight number is not asked for', { flightNumber: undefined }, []],
    ['private transfer without flight number', { service: 'private-transfer', flightNumber: '' }, []],
    ['chauffeur without flight number', { service: 'chauffeur', flightNumber: '' }, []],
    [
      'nothing',
      { service: null, from: null, to: null, appointment: null, flightNumber: '', vehicle: null },
      ['service', 'from', 'to', 'date', 'vehicle'],
    ],
  ])('%s', (_, change, fields) => {
    expect(bookingErrors({ ...complete, ...change })).toEqual(
      fields.map((field) => ({ code: 'field.required', field })),
    )
  })
})

describe('passengers (specification §9: 1 to 8)', () => {
  it.each([
    [3, 3],
    [8, 8],
    [20, 8],
    [undefined, 8],
    [1, 1],
    [0, 1],
  ])('a vehicle with %s seats offers up to %i persons', (seats, most) => {
    expect(passengerChoices([{ seats: 1 }, { seats }])).toEqual(Array.from({ length: most }, (_, index) => index + 1))
  })
})

describe('passengers of several vehicles (specification §9: 1 to 8)', () => {
  const vehicles = [
    { id: 'business', seats: 3 },
    { id: 'first', seats: 3 },
    { id: 'van', seats: 7 },
    { id: 'bus', seats: 20 },
  ]
  it('offers at most as many passengers as the largest vehicle has seats', () => {
    expect(passengerChoices(vehicles.slice(0, 3)).at(-1)).toBe(7)
    expect(passengerChoices([]).at(-1)).toBe(8)
  })
})

describe('start and destination must differ', () => {
  const place = (mapboxId: string, location: [number, number]) => ({ mapboxId, location })
  it.each([
    ['the same suggestion', place('a', [16, 48]), place('a', [16, 48]), true],
    ['one point under two names', place('a', [16, 48]), place('b', [16, 48]), true],
    ['two places', place('a', [16, 48]), place('b', [16.1, 48]), false],
    ['one is missing', place('a', [16, 48]), null, false],
    ['none is chosen', null, null, false],
  ])('%s', (_, from, to, isSame) => {
    expect(isSamePlace(from, to)).toBe(isSame)
  })
})

describe('the service follows start and destination until the visitor chooses one', () => {
  const [airport, town] = [{ category: 'airport' }, { category: 'place' }]
  test.each([
    ['an airport at the start', airport, town, 'airport-transfer'],
    ['an airport at the end', town, airport, 'airport-transfer'],
    ['no airport', town, town, 'private-transfer'],
    ['an open end', town, null, 'airport-transfer'],
  ] as const)('%s', (_, from, to, expected) => {
    expect(fittingService('airport-transfer', from, to)).toBe(expected)
  })
  test("a chosen chauffeur for the guest's own car stays chosen", () => {
    expect(fittingService('chauffeur', airport, town)).toBe('chauffeur')
  })
})

test.each([
  ['a town', { mapboxId: 'g:1', category: 'place', precision: 'place' }, true],
  ['a typed address in a town', { mapboxId: 'typed:x', category: 'place', precision: 'place' }, false],
  ['an address', { mapboxId: 'g:2', category: 'place', precision: 'address' }, false],
  ['an airport', { mapboxId: 'g:3', category: 'airport', precision: 'place' }, false],
])('the sheet asks for an exact address only if a town was chosen: %s', (_, point, expected) => {
  expect(isTownOnly(point)).toBe(expected)
})

test.each([
  ['', false],
  ['x', false],
  ['  x  ', false],
  ['12', false],
  ['...', false],
  ['- -', false],
  ['Hbf', true],
  ['Am Eisernen Tor 3', true],
  ['Hotel Weitzer', true],
  ['A 1', true],
  ['Ölz', true],
  ['117', true],
])('%j as an exact address: %s', (text, expected) => {
  expect(isExact(text)).toBe(expected)
  const town = { mapboxId: 'g:1', category: 'place', precision: 'place' }
  const ride = { from: null, to: town, fromDetail: '', toDetail: text }
  expect(roughEnds(ride)).toEqual(expected ? [] : ['to'])
})
