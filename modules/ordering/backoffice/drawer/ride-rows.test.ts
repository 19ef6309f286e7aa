import { expect, test } from 'vitest'
import type { Ride } from '../../contract/ride.ts'
import { boardTexts } from '../../words/board.ts'
import { rideRows } from './ride-rows.ts'

test('the printed sheet marks the address that is only approximate', () => {
  const typed = { name: 'Xqzblorf 99', place: 'Wien', mapboxId: 'typed:1', category: 'place', precision: 'place' }
  const airport = {
    name: 'Flughafen Wien',
    place: 'Schwechat',
    mapboxId: 'VIE',
    category: 'airport',
    precision: 'place',
  }
  const ride = { from: typed, to: airport, flightNumber: '', adults: 1, vehicle: { name: 'Kombi' }, accessoryNames: [] }
  const [from, to] = rideRows(ride as unknown as Ride, boardTexts('de'), 'de')
  expect([from?.[1], to?.[1]]).toEqual(['Xqzblorf 99, Wien (ungefähr)', 'Flughafen Wien, Schwechat'])
})
