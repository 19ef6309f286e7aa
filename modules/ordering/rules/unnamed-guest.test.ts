import { expect, test } from 'vitest'
import { guestInitials, placeOnly } from './unnamed-guest.ts'

test.each([
  ['Anna', 'Adler', 'A. A.'],
  ['', 'öttl', 'Ö.'],
  [' Anna ', '', 'A.'],
  ['', '', ''],
  ['😀', 'B', '😀. B.'],
])('%s %s is %s', (first, last, shown) => expect(guestInitials(first, last)).toBe(shown))

const point = (more: Partial<NonNullable<Parameters<typeof placeOnly>[0]>>) => ({
  name: 'Praterstraße 1',
  place: '',
  mapboxId: 'photon:N1',
  precision: 'address' as const,
  category: 'place' as const,
  context: {},
  ...more,
})

test.each([
  ['an address is its town', point({ context: { city: 'Wien', region: 'Wien' } }), 'Wien'],
  ['a hotel is its town', point({ name: 'Hotel Post', category: 'lodging', context: { city: 'Graz' } }), 'Graz'],
  ['an airport is named', point({ name: 'Flughafen Wien', category: 'airport' }), 'Flughafen Wien'],
  ['without a town the region', point({ context: { region: 'Tirol', country: 'Österreich' } }), 'Tirol'],
  ['else the country', point({ context: { country: 'Österreich', countryCode: 'AT' } }), 'Österreich'],
  ['never only a code', point({ context: { countryCode: 'DE' } }), ''],
  [
    'the town of the line, if the context has none',
    point({
      place: 'Getreidegasse 9, 5020 Salzburg, Österreich',
      context: { country: 'Österreich', countryCode: 'AT' },
    }),
    'Salzburg',
  ],
  [
    'a line that begins with the postcode',
    point({ place: '80337 München', context: { countryCode: 'DE' } }),
    'München',
  ],
  ['a Slovak postcode', point({ name: 'Hlavná 1', place: '811 01 Bratislava' }), 'Bratislava'],
  ['a typed address', point({ name: 'Dorfstraße 5, 5020 Salzburg', mapboxId: 'typed:x' }), 'Salzburg'],
  ['a town itself', point({ name: 'Salzburg', place: 'Österreich', precision: 'place' }), 'Salzburg'],
  ['a typed text is no town', point({ name: 'Haus Huber', precision: 'place', mapboxId: 'typed:x' }), ''],
  ['a house number is no postcode', point({ name: 'Weg', place: 'Weg 1204 Hof' }), ''],
  ['an own branch', point({ name: 'Gasthaus', mapboxId: 'branch:b1', context: { city: 'München' } }), 'Gasthaus'],
  [
    'an own branch by its name',
    point({ name: 'Gasthaus Lindwurm', context: { city: 'München' } }),
    'Gasthaus Lindwurm',
  ],
  [
    'a station',
    point({ name: 'Wien Hauptbahnhof', mapboxId: 'spot:hbf', context: { city: 'Wien' } }),
    'Wien Hauptbahnhof',
  ],
  ['never the address itself', point({}), ''],
  ['no ride', undefined, ''],
])('%s', (_, end, shown) => expect(placeOnly(end, ['Gasthaus Lindwurm'])).toBe(shown))
