import type { LngLat } from '../../rules/route.ts'

/** A place that the stand-ins of Mapbox and Photon know. There is one for each icon and each precision. */
export interface KnownPlace {
  key: string
  name: string
  street?: string
  number?: string
  postcode?: string
  city: string
  country: string
  code: string
  region: string
  maki?: string
  osm: readonly [key: string, value: string]
  location: LngLat
}

const vienna = { city: 'Wien', country: 'Österreich', code: 'at', region: 'Wien' }

// prettier-ignore
export const knownPlaces: readonly KnownPlace[] = [
  { ...vienna, key: '101', name: 'Flughafen Wien-Schwechat', postcode: '1300', maki: 'airport', osm: ['aeroway', 'aerodrome'], location: [16.5633, 48.1203] },
  { ...vienna, key: '102', name: 'Hotel Sacher', street: 'Philharmonikerstraße', number: '4', postcode: '1010', maki: 'lodging', osm: ['tourism', 'hotel'], location: [16.3694, 48.204] },
  { ...vienna, key: '103', name: 'Steirereck', street: 'Am Heumarkt', number: '2A', postcode: '1030', maki: 'restaurant', osm: ['amenity', 'restaurant'], location: [16.3814, 48.2046] },
  { ...vienna, key: '104', name: 'Loos American Bar', street: 'Kärntner Durchgang', number: '10', postcode: '1010', maki: 'bar', osm: ['amenity', 'bar'], location: [16.3714, 48.2076] },
  { ...vienna, key: '105', name: 'Mariahilfer Straße 45', street: 'Mariahilfer Straße', number: '45', postcode: '1060', osm: ['place', 'house'], location: [16.3545, 48.1998] },
  { key: '106', name: 'Bratislava', city: 'Bratislava', country: 'Slowakei', code: 'sk', region: 'Bratislavský kraj', osm: ['place', 'city'], location: [17.1067, 48.1482] },
  { key: '107', name: 'Salzburg', city: 'Salzburg', country: 'Österreich', code: 'at', region: 'Salzburg', osm: ['place', 'city'], location: [13.044, 47.7994] },
]

export const placesNamed = (text: string): KnownPlace[] =>
  knownPlaces.filter(({ name, street, number, postcode, city }) => {
    const all = [name, street, number, postcode, city].join(' ').toLowerCase()
    return text
      .toLowerCase()
      .split(/[\s,]+/)
      .every((word) => all.includes(word))
  })
