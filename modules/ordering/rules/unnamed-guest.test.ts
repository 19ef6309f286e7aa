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
  category: 'place' as const,
  context: {},
  ...more,
})

test.each([
  ['an address is its town', point({ context: { city: 'Wien', region: 'Wien' } }), 'Wien'],
  ['a hotel is its town', point({ name: 'Hotel Post', category: 'lodging', context: { city: 'Graz' } }), 'Graz'],
  ['an airport is named', point({ name: 'Flughafen Wien', category: 'airport' }), 'Flughafen Wien'],
  ['without a town the region', point({ context: { region: 'Tirol', country: 'Österreich' } }), 'Tirol'],
  ['else the country', point({ context: { countryCode: 'AT' } }), 'AT'],
  ['never the address itself', point({}), ''],
  ['no ride', undefined, ''],
])('%s', (_, end, shown) => expect(placeOnly(end)).toBe(shown))
