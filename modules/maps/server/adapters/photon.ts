import * as z from 'zod'
import type { LocationPoint, PlaceCategory, PlacePrecision, Suggestion } from '../../rules/place.ts'
import type { LngLat } from '../../rules/route.ts'
import type { SuggestPort } from '../ports.ts'
import { askProvider, type ProviderDeps } from '../provider-call.ts'

interface PhotonSettings {
  /** The base address of the Photon server, with a slash at its end. */
  url: string
  timeoutMs: number
}

const Feature = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.unknown()),
  }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.int().min(1),
    osm_key: z.string().optional(),
    osm_value: z.string().optional(),
    type: z.string().optional(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    district: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
    countrycode: z.string().optional(),
  }),
})
type Feature = z.infer<typeof Feature>
const PhotonAnswer = z.object({ features: z.array(z.unknown()) })

const KEPT_PLACES = 500
const KEPT_MS = 10 * 60_000

/**
 * Suggests places from a Photon server (docs/rules/maps.md, Photon). Photon sends the coordinates with each suggestion and cannot look up a
 * place by id. Therefore this server process keeps the suggested places for ten minutes, until the page retrieves one of them. Another
 * server process does not know these places. Therefore the id of a place also contains the search that finds it again.
 */
export function photonSuggest(settings: PhotonSettings, deps: ProviderDeps & { now: () => number }): SuggestPort {
  const seen = new Map<string, { point: LocationPoint; until: number }>()

  function remember(point: LocationPoint): void {
    seen.delete(point.mapboxId)
    seen.set(point.mapboxId, { point, until: deps.now() + KEPT_MS })
    for (const oldest of seen.keys()) {
      if (seen.size <= KEPT_PLACES) break
      seen.delete(oldest)
    }
  }

  async function ask(text: string, language: 'de' | 'en', near: LngLat | undefined): Promise<LocationPoint[]> {
    const url = new URL('api', settings.url)
    const bias = near ? { lon: String(near[0]), lat: String(near[1]), zoom: '12', location_bias_scale: '0.4' } : {}
    url.search = new URLSearchParams({ q: text, lang: language, limit: '10', ...bias }).toString()
    const answer = await askProvider({ name: 'photon.suggest', url, timeoutMs: settings.timeoutMs }, deps)
    const read = answer.ok && answer.status === 200 ? PhotonAnswer.safeParse(answer.body) : undefined
    if (!read?.success) {
      if (answer.ok)
        deps.log.warn({ provider: 'photon.suggest', status: answer.status }, 'maps provider gave no usable answer')
      return []
    }
    const features = read.data.features.flatMap((entry) => {
      const feature = Feature.safeParse(entry)
      return feature.success ? [feature.data] : []
    })
    return features.flatMap((feature) => toLocationPoint(feature, language) ?? [])
  }

  return {
    async suggest({ text, language, near }) {
      const points = await ask(text, language, near)
      for (const point of points) remember(point)
      return points.map(toSuggestion)
    },
    async retrieve({ id, language }) {
      const kept = seen.get(id)
      if (kept && kept.until > deps.now()) return kept.point
      const again = readId(id)
      if (!again) return undefined
      const points = await ask(again.text, again.language ?? language, again.near)
      return points.find((point) => readId(point.mapboxId)?.osm === again.osm)
    },
  }
}

/** Builds the id of a place from its OSM id and the search that finds it again: 'photon:W123:de:16.3694,48.204:<label>'. */
function idOf({ properties, geometry }: Feature, language: 'de' | 'en', label: string): string {
  const [lng, lat] = geometry.coordinates
  const at = `${lng.toFixed(4)},${lat.toFixed(4)}`
  return `photon:${properties.osm_type}${properties.osm_id}:${language}:${at}:${Buffer.from(label).toString('base64url')}`
}

function readId(id: string) {
  const [, osm, language, lng, lat, label] =
    /^photon:([NWR]\d{1,15}):(de|en):(-?[\d.]{1,9}),(-?[\d.]{1,8}):([\w-]{1,480})$/.exec(id) ?? []
  if (!osm || !label) return undefined
  const near: LngLat = [Number(lng), Number(lat)]
  return {
    osm,
    language: language === 'en' ? ('en' as const) : ('de' as const),
    near,
    text: Buffer.from(label, 'base64url').toString('utf8'),
  }
}

function toLocationPoint(feature: Feature, language: 'de' | 'en'): LocationPoint | undefined {
  const found = feature.properties
  const street = [found.street, found.housenumber].filter(Boolean).join(' ')
  const name = found.name ?? street
  if (!name) return undefined
  const town = [found.postcode, found.city ?? found.district].filter(Boolean).join(' ')
  const place = [found.name ? street : '', town === name ? '' : town, found.country === name ? '' : found.country]
    .filter(Boolean)
    .join(', ')
  const [lng, lat] = feature.geometry.coordinates
  const code = found.countrycode?.toUpperCase()
  const label = [name, street === name ? '' : street, town].filter(Boolean).join(', ').slice(0, 120)
  return {
    mapboxId: idOf(feature, language, label),
    name: name.slice(0, 200),
    place: place.slice(0, 300),
    location: [lng, lat],
    context: {
      ...(found.country ? { country: found.country } : {}),
      ...(code?.length === 2 ? { countryCode: code } : {}),
      ...(found.state ? { region: found.state } : {}),
      ...(found.postcode ? { postcode: found.postcode } : {}),
      ...(found.city ? { city: found.city } : {}),
    },
    category: categoryOf(found.osm_key, found.osm_value),
    precision: precisionOf(found),
  }
}

const toSuggestion = ({ mapboxId, name, place, category, precision }: LocationPoint): Suggestion => ({
  id: mapboxId,
  name,
  place,
  category,
  precision,
  isTyped: false,
  isGuess: false,
})

const categories: Readonly<Record<string, PlaceCategory>> = {
  'aeroway=aerodrome': 'airport',
  'aeroway=terminal': 'airport',
  'tourism=hotel': 'lodging',
  'tourism=hostel': 'lodging',
  'tourism=guest_house': 'lodging',
  'amenity=restaurant': 'restaurant',
  'amenity=fast_food': 'restaurant',
  'amenity=cafe': 'restaurant',
  'amenity=bar': 'bar',
  'amenity=pub': 'bar',
  'amenity=biergarten': 'bar',
}
const categoryOf = (key = '', value = ''): PlaceCategory => categories[`${key}=${value}`] ?? 'place'

function precisionOf({ housenumber, type, osm_key }: Feature['properties']): PlacePrecision {
  if (
    housenumber ||
    type === 'house' ||
    (osm_key && osm_key !== 'place' && osm_key !== 'boundary' && osm_key !== 'highway')
  )
    return 'address'
  return type === 'street' ? 'street' : 'place'
}
