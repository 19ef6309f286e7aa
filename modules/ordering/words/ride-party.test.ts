import { expect, test } from 'vitest'
import { isMoreThanAdults, partyText, rideExtras } from './ride-party.ts'

test.each([
  [{ adults: 1 }, '1 Erwachsener', '1 adult', false],
  [{ adults: 2, children: 0, luggage: 0 }, '2 Erwachsene', '2 adults', false],
  [
    { adults: 2, children: 1, luggage: 3 },
    '2 Erwachsene, 1 Kind, 3 Gepäckstücke',
    '2 adults, 1 child, 3 pieces of luggage',
    true,
  ],
])('text of the passengers and luggage: %j', (party, de, en, isMore) => {
  expect([partyText(party, 'de'), partyText(party, 'en'), isMoreThanAdults(party)]).toEqual([de, en, isMore])
})

test('lists only the details that were given: exact places, passenger and sign', () => {
  expect(rideExtras({}, 'de')).toEqual([])
  expect(
    rideExtras(
      { toDetail: 'Hauptplatz 1', passengerName: 'Eva Berger', passengerPhone: '+436601234567', signName: 'Berger' },
      'de',
    ),
  ).toEqual([
    { label: 'Ziel genau', value: 'Hauptplatz 1' },
    { label: 'Fahrgast', value: 'Eva Berger, +436601234567' },
    { label: 'Schild', value: 'Berger' },
  ])
})
