import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { readRide } from './kept-ride.ts'
import { emptyRide, isFlightOpen, missingIn, rideDraft, serviceFor } from './ride-entry.ts'

const place = (name: string, category: LocationPoint['category'] = 'place'): LocationPoint => ({
  mapboxId: name,
  name,
  place: 'Wien',
  category,
  precision: 'place',
  context: {},
  location: [16.37, 48.2],
})
const airport = place('Flughafen Wien', 'airport')
const hotel = place('Hotel Sacher', 'lodging')
const town = place('Eisenstadt')
const whole = {
  ...emptyRide,
  phone: '+436645550417',
  lastName: 'Feichtinger',
  from: airport,
  to: hotel,
  appointment: '2026-03-20T21:30:00Z',
  flightNumber: 'OS 188',
  vehicle: 'v1',
}

describe('a ride that is ordered by phone', () => {
  test.each([
    ['from an airport', { from: airport, to: hotel }, 'airport-transfer'],
    ['to an airport', { from: hotel, to: airport }, 'airport-transfer'],
    ['between other places', { from: hotel, to: hotel }, 'private-transfer'],
  ] as const)('%s: the service follows from its ends', (_, ends, expected) =>
    expect(serviceFor({ ...emptyRide, ...ends })).toBe(expected),
  )
  test("a chosen chauffeur for the guest's own car is not replaced by another service", () =>
    expect(serviceFor({ service: 'chauffeur', from: airport, to: hotel })).toBe('chauffeur'))

  test('missing fields are named in the order of the form', () => {
    expect(missingIn(emptyRide, [])).toEqual(['phone', 'lastName', 'from', 'to', 'time', 'vehicle'])
    expect(missingIn(whole, [])).toEqual([])
  })

  test('the flight may stay open by phone; the form says so if the ride begins at an airport', () => {
    const open = { ...whole, flightNumber: ' ' }
    expect(missingIn(open, [])).toEqual([])
    expect([isFlightOpen(open), isFlightOpen(whole), isFlightOpen({ ...open, from: hotel, to: airport })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a town without a street asks for street and number, like the form of the site', () => {
    expect(missingIn({ ...whole, to: town }, [])).toEqual(['toDetail'])
    expect(missingIn({ ...whole, from: town, fromDetail: 'Hauptstraße 1' }, [])).toEqual([])
    const context = { branch: { id: 'b1', country: 'AT' }, locale: 'de', total: undefined } as const
    const moved = { ...whole, from: town, fromDetail: 'Hauptstraße 1', toDetail: 'left over' }
    expect(rideDraft(moved, context)?.ride).toMatchObject({ fromDetail: 'Hauptstraße 1', toDetail: '' })
  })

  test('children, luggage, passenger and sign are sent', () => {
    const context = { branch: { id: 'b1', country: 'AT' }, locale: 'de', total: undefined } as const
    const party = {
      children: 2,
      luggage: 3,
      passengerName: ' Eva Huber ',
      passengerPhone: '+436601234567',
      signName: 'HUBER',
    }
    expect(rideDraft({ ...whole, ...party }, context)?.ride).toMatchObject({ ...party, passengerName: 'Eva Huber' })
  })

  test('the sent order contains the total that was read to the caller', () => {
    const context = { branch: { id: 'b1', country: 'AT' }, locale: 'de', total: 152 } as const
    expect(rideDraft(whole, context)).toMatchObject({
      branch: 'b1',
      items: [{ product: 'v1', amount: 1 }],
      ride: { service: 'airport-transfer', from: airport, to: hotel, flightNumber: 'OS 188' },
      appointmentDate: '2026-03-20T21:30:00Z',
      expectedTotal: 152,
    })
    expect(rideDraft({ ...whole, to: null }, context)).toBe(undefined)
  })
})

test('a chosen accessory whose question has no answer is missing in the form', () => {
  const stop = { id: 'stop', name: 'Zwischenhalt', description: '', price: money(0), isOnce: false, question: 'Wo?' }
  const chosen = (answer: string) => ({ ...whole, accessories: [{ id: 'stop', amount: 1, answer }] })
  expect(missingIn(chosen(' '), [stop])).toEqual(['answer'])
  expect(missingIn(chosen('Hotel Sacher'), [stop])).toEqual([])
  expect(missingIn(whole, [stop])).toEqual([])
})

describe('an unfinished ride that staff began to enter', () => {
  const now = Date.UTC(2026, 2, 20, 12)
  const stored = { ...JSON.parse(JSON.stringify(whole)) }
  test('is restored as it was', () => expect(readRide(stored, [{ id: 'v1' }], now)?.value).toEqual(whole))
  test('a vehicle that no longer exists is replaced by the first one, and a time in the past is removed', () => {
    const read = readRide(stored, [{ id: 'v2' }], now + 86_400_000)
    expect(read?.value).toMatchObject({ vehicle: 'v2', appointment: '', lastName: whole.lastName })
  })
  test('a place without coordinates is dropped', () =>
    expect(readRide({ ...stored, from: { name: 'Wien' } }, [], now)?.value.from).toBeNull())
  test('any other stored value is not read as a ride', () =>
    expect(readRide({ service: 'rocket' }, [], now)).toBeUndefined())
})
