import { expect, test } from 'vitest'
import type { Ride } from '#modules/ordering/contract/ride.ts'
import { returnRideTexts } from '../../words/return-ride.ts'
import { emptyDraft, parseDraft, serialiseDraft } from '../draft.ts'
import { returnDraft } from './return-ride.ts'

const airport = {
  place: 'Wien-Flughafen, 1300 Schwechat',
  mapboxId: 'vie',
  location: [16.5697, 48.1103],
  name: 'Flughafen Wien-Schwechat (VIE)',
  context: { countryCode: 'AT' },
  category: 'airport',
  precision: 'address',
  seal: 'seal-of-the-airport',
} as const
const salzburg = {
  ...airport,
  mapboxId: 'sbg',
  location: [13.04, 47.8],
  name: 'Salzburg',
  category: 'place',
  precision: 'place',
  seal: 'seal-of-salzburg',
} as const
const linz = { ...salzburg, mapboxId: 'lnz', name: 'Linz', seal: 'seal-of-linz' } as const

const ride = {
  service: 'airport-transfer',
  from: airport,
  to: salzburg,
  flightNumber: 'OS 202',
  adults: 2,
  children: 1,
  luggage: 3,
  fromDetail: 'Terminal 3',
  toDetail: 'Getreidegasse 9',
  passengerName: 'Eva Berger',
  passengerPhone: '+436601234567',
  signName: 'Berger',
  accessories: [{ id: 'child-seat', amount: 1 }],
  vehicle: { productId: '0197a5d2-0000-7000-8000-000000000001', name: 'Van', image: '' },
  accessoryNames: [],
  route: {
    metres: 300_000,
    seconds: 10_800,
    segments: [],
    geometry: [],
    source: 'osrm',
    estimated: false,
    needsConfirmation: false,
  },
} as unknown as Ride

test('the return ride swaps the places with their seals and exact addresses, and has neither time nor flight', () => {
  expect(returnDraft(ride)).toEqual({
    ...emptyDraft,
    from: salzburg,
    to: airport,
    fromDetail: 'Getreidegasse 9',
    toDetail: 'Terminal 3',
    vehicle: { id: ride.vehicle.productId, identifier: '', name: 'Van' },
    adults: 2,
    children: 1,
    luggage: 3,
    isForOther: true,
    passengerName: 'Eva Berger',
    passengerPhone: '+436601234567',
    signName: 'Berger',
    accessories: ride.accessories,
  })
})

test('the guest reads that date, time and flight number of the return ride are still needed', () => {
  expect(returnRideTexts('de').text).toMatch(/noch Datum und Uhrzeit, .* Flugnummer/)
  expect(returnRideTexts('en').text).toMatch(/still need the date and time, .* flight number/)
})

test('the stored return ride is read as it was written', () => {
  const back = returnDraft(ride)
  expect(parseDraft(serialiseDraft(back))).toEqual(back)
})

test.each([
  ['airport-transfer', airport, 'airport-transfer', false],
  ['private-transfer', airport, 'private-transfer', true],
  ['chauffeur', airport, 'chauffeur', false],
  ['airport-transfer', linz, 'private-transfer', false],
  ['private-transfer', linz, 'private-transfer', false],
] as const)('%s from %o: the way back is %s', (service, from, expected, isServiceChosen) => {
  expect(returnDraft({ ...ride, service, from: { ...from, location: [...from.location] } })).toMatchObject({
    service: expected,
    isServiceChosen,
  })
})
