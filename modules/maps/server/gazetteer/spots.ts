import { fold } from '#kernel/fold.ts'
import type { PlaceCategory, PlaceContext, PlacePrecision } from '../../rules/place.ts'
import type { LngLat } from '../../rules/route.ts'
import { aliases } from './aliases.ts'
import type { GazetteerFile } from './file.ts'
import { type Landmark, landmarks } from './landmarks.ts'
import { spellingsOf } from './spellings.ts'
import { viennaDistricts, viennaStreets } from './vienna.ts'

export type Language = 'de' | 'en'
type Both<T> = Readonly<Record<Language, T>>

/** A place that is not a town: airport, station, hotel, street, district, branch. */
export interface Spot {
  id: string
  name: Both<string>
  /** Second line of the suggestion. */
  line: Both<string>
  /** Every spelling of the place's name, in lower case and without accents. */
  folded: readonly string[]
  /** Every spelling of the place's address, in lower case and without accents. A match counts less than a match of the name. */
  foldedAddress?: readonly string[]
  /** All names of the place and its address, with every name of its city. So a search finds each word of 'Ritz Carlton Wien'. */
  foldedWhole?: string
  category: PlaceCategory
  precision: PlacePrecision
  location: LngLat
  /** How important the place is, as a number that can be compared with the inhabitants of a town. */
  weight: number
  context: Both<PlaceContext>
  iata?: string
  /** Postcode of a district of Vienna. A visitor who types '1070' means this district. */
  postcode?: string
}

export type CountryName = (code: string, language: Language) => string

/** Names of countries in a language, from the runtime's own data. If no name is known, the code is returned. */
export function countryNames(): CountryName {
  const names = {
    de: new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' }),
    en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }),
  }
  return (code, language) => names[language].of(code) ?? code
}

const both = <T>(make: (language: Language) => T): Both<T> => ({ de: make('de'), en: make('en') })
const vienna = (language: Language) => (language === 'de' ? 'Wien' : 'Vienna')

export function spotsOf(file: GazetteerFile, countryName: CountryName): Spot[] {
  return [
    ...file.airports.map((airport) => airportSpot(airport, countryName)),
    ...landmarks.map((landmark) => landmarkSpot(landmark, countryName)),
    ...viennaStreets.map((street) => streetSpot(street, countryName)),
    ...viennaDistricts.map((district) => districtSpot(district, countryName)),
  ]
}

function airportSpot(
  [iata, de, en, country, city, lng, lat, large]: GazetteerFile['airports'][number],
  countryName: CountryName,
): Spot {
  // places.json contains only the German name of the airport's city. The English name is in `aliases`.
  const english = aliases.find(([code, , german]) => code === country && german === city)?.[3] ?? city
  const cityIn = (language: Language) => (language === 'de' ? city : english)
  const called = city ? [`Airport ${city}`, `Flughafen ${city}`, `${city} Airport`, `${city} Flughafen`] : []
  return {
    id: `airport:${iata}`,
    name: { de: `${de} (${iata})`, en: `${en} (${iata})` },
    line: both((language) => [cityIn(language), countryName(country, language)].filter(Boolean).join(', ')),
    // Visitors type 'Vienna Airport', but the sign reads 'Vienna International Airport'.
    folded: spellingsOf(de, en, en.replace(' International', ''), ...called),
    category: 'airport',
    precision: 'address',
    location: [lng / 1e4, lat / 1e4],
    weight: large ? 500_000 : 100_000,
    context: both((language) => ({
      country: countryName(country, language),
      countryCode: country,
      city: cityIn(language),
    })),
    iata,
  }
}

function landmarkSpot(
  [key, de, en, address, category, location, country, ...also]: Landmark,
  countryName: CountryName,
): Spot {
  const [, postcode, city] = /, ([\d ]{4,6}) ([^,]+)$/.exec(address) ?? []
  const folded = spellingsOf(de, en, ...also)
  return {
    id: `spot:${key}`,
    name: { de, en },
    line: { de: address, en: address },
    folded,
    foldedAddress: spellingsOf(address),
    foldedWhole: [...folded, ...spellingsOf(address, ...namesOfCity(city))].join(' '),
    category,
    precision: 'address',
    location,
    weight: 60_000,
    context: both((language) => ({
      country: countryName(country, language),
      countryCode: country,
      ...(postcode && city ? { postcode, city } : {}),
    })),
  }
}

/** All names of a city: 'Wien' and 'Vienna' for 'Wien'. */
const namesOfCity = (city: string | undefined): string[] =>
  city === undefined ? [] : aliases.filter((alias) => alias.includes(city)).flatMap(([, ...names]) => names)

function streetSpot([name, postcode, location]: (typeof viennaStreets)[number], countryName: CountryName): Spot {
  return {
    ...viennaSpot(postcode, countryName),
    id: `street:${postcode}:${fold(name).replaceAll(' ', '-')}`,
    name: { de: name, en: name },
    line: both((language) => `${postcode} ${vienna(language)}, ${countryName('AT', language)}`),
    folded: spellingsOf(name),
    precision: 'street',
    location,
    weight: 50_000,
  }
}

function districtSpot([postcode, name, location]: (typeof viennaDistricts)[number], countryName: CountryName): Spot {
  return {
    ...viennaSpot(postcode, countryName),
    id: `district:${postcode}`,
    name: both((language) => `${postcode} ${vienna(language)}, ${name}`),
    line: both((language) => countryName('AT', language)),
    folded: spellingsOf(`${postcode} Wien`, `${postcode} Vienna`, name, `Wien ${name}`),
    precision: 'place',
    location,
    weight: 60_000,
    postcode,
  }
}

function viennaSpot(postcode: string, countryName: CountryName) {
  const context = both((language) => ({
    country: countryName('AT', language),
    countryCode: 'AT',
    postcode,
    city: vienna(language),
  }))
  return { category: 'place' as const, context }
}
