import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { CountryAt } from '../rules/split-by-country.ts'
import type { LngLat } from '../rules/route.ts'

/** Finds the country in which a point lies, and states how wrong the borders can be. */
export interface Borders {
  countryAt: CountryAt
  /**
   * How far the borders can be wrong, in metres. If a route crosses a border and returns within this distance, the crossing is ignored.
   */
  error: number
}

/**
 * The borders of the library country-coder are simplified: 90 % of the Austrian border deviates by less than this number of metres
 * (docs/rules/maps.md, Distance per country).
 */
const CODER_ERROR_METRES = 850

/** The borders that are part of the product. They need about 10 MB of memory, so they are loaded only when a route is divided for the first time. */
export async function embeddedBorders(): Promise<Borders> {
  const { iso1A2Code } = await import('@rapideditor/country-coder')
  return { countryAt: ([lng, lat]) => iso1A2Code([lng, lat]) ?? undefined, error: CODER_ERROR_METRES }
}

const Ring = z.array(z.tuple([z.number(), z.number()], z.number()))
const BorderFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        properties: z.record(z.string(), z.unknown()).nullable(),
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring) }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring)) }),
        ]),
      }),
    )
    .min(1),
})

interface Area {
  country: string
  west: number
  south: number
  east: number
  north: number
  rings: readonly (readonly (readonly number[])[])[]
}

/**
 * Reads the operator's own borders: GeoJSON polygons whose country is in the property `iso_a2`, `ISO3166-1-Alpha-2`, `iso1A2` or `country`. They
 * replace the embedded borders for the countries in the file; `others` is used for all other countries. Throws if the file is missing or has another
 * format.
 */
export async function bordersOfFile(path: string, others: () => Promise<Borders>): Promise<Borders> {
  const file = BorderFile.parse(JSON.parse(await readFile(path, 'utf8')))
  const areas = file.features.flatMap(({ properties, geometry }): Area[] => {
    const named = ['iso_a2', 'ISO3166-1-Alpha-2', 'iso1A2', 'country'].map((key) => properties?.[key])
    const country = named.find((value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value))
    if (typeof country !== 'string') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons.map((rings) => areaOf(country, rings))
  })
  const rest = await others()
  return {
    countryAt: (point) => areas.find((area) => contains(area, point))?.country ?? rest.countryAt(point),
    error: 0,
  }
}

function areaOf(country: string, rings: Area['rings']): Area {
  const outer = rings[0] ?? []
  const [lngs, lats] = [outer.map(([lng]) => lng ?? 0), outer.map(([, lat]) => lat ?? 0)]
  const [west, east] = [lngs.reduce((a, b) => Math.min(a, b), 180), lngs.reduce((a, b) => Math.max(a, b), -180)]
  return {
    country,
    west,
    east,
    south: lats.reduce((a, b) => Math.min(a, b), 90),
    north: lats.reduce((a, b) => Math.max(a, b), -90),
    rings,
  }
}

/** True if the area contains the point. The rings are counted by the even-odd rule, so holes do not belong to the area. */
function contains({ west, south, east, north, rings }: Area, [lng, lat]: LngLat): boolean {
  if (lng < west || lng > east || lat < south || lat > north) return false
  let inside = false
  for (const ring of rings) {
    for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
      const [x1 = 0, y1 = 0] = ring[index] ?? []
      const [x2 = 0, y2 = 0] = ring[last] ?? []
      if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
    }
  }
  return inside
}
