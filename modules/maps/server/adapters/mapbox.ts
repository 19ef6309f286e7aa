import { createHash } from 'node:crypto'
import * as z from 'zod'
import { formatLngLat } from '../../contract.ts'
import type { LocationPoint, PlaceCategory, PlaceContext, PlacePrecision, Suggestion } from '../../rules/place.ts'
import type { Borders } from '../borders.ts'
import type { RoutePort, SuggestPort } from '../ports.ts'
import { askProvider, type ProviderDeps } from '../provider-call.ts'
import { readDirections } from './directions.ts'

interface MapboxSettings {
  /** The base address of Mapbox with a slash at its end, for example 'https://api.mapbox.com/'. */
  url: string
  token: string
  timeoutMs: number
}

/** The types of places that Mapbox searches: all types to which a car can drive (specification §7: many place types). */
const types = 'country,region,postcode,district,place,locality,neighborhood,street,address,block,poi'

const Named = z.object({ name: z.string() })
const Context = z.object({
  country: z.object({ name: z.string(), country_code: z.string().optional() }).optional(),
  region: Named.optional(),
  postcode: Named.optional(),
  place: Named.optional(),
  locality: Named.optional(),
})
const Properties = z.object({
  name: z.string(),
  name_preferred: z.string().optional(),
  mapbox_id: z.string().min(1).max(600),
  feature_type: z.string().optional(),
  full_address: z.string().optional(),
  place_formatted: z.string().optional(),
  maki: z.string().optional(),
  context: Context.optional(),
})
const SuggestAnswer = z.object({ suggestions: z.array(z.unknown()) })
const RetrieveAnswer = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({
          coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.unknown()),
        }),
        properties: Properties,
      }),
    )
    .min(1),
})

/** Suggests places with Mapbox Search Box, and retrieves their coordinates (docs/rules/maps.md, Mapbox). */
export function mapboxSuggest(settings: MapboxSettings, deps: ProviderDeps): SuggestPort {
  const ask = (path: string, query: Record<string, string>) => {
    const url = new URL(`search/searchbox/v1/${path}`, settings.url)
    url.search = new URLSearchParams({ ...query, access_token: settings.token }).toString()
    return askProvider({ name: `mapbox.${path.split('/')[0]}`, url, timeoutMs: settings.timeoutMs }, deps)
  }
  return {
    async suggest({ text, session, language, near }) {
      const query = { q: text, session_token: sessionToken(session), language, limit: '10', types }
      const answer = await ask('suggest', { ...query, ...(near ? { proximity: formatLngLat(near) } : {}) })
      const read = answer.ok && answer.status === 200 ? SuggestAnswer.safeParse(answer.body) : undefined
      if (!read?.success) return unusable(answer.ok ? answer.status : undefined, 'mapbox.suggest', deps, [])
      return read.data.suggestions.flatMap((entry) => {
        const properties = Properties.safeParse(entry)
        return properties.success ? [toSuggestion(properties.data)] : []
      })
    },
    async retrieve({ id, session, language }) {
      const answer = await ask(`retrieve/${encodeURIComponent(id)}`, { session_token: sessionToken(session), language })
      const read = answer.ok && answer.status === 200 ? RetrieveAnswer.safeParse(answer.body) : undefined
      const feature = read?.data?.features[0]
      if (!feature) return unusable(answer.ok ? answer.status : undefined, 'mapbox.retrieve', deps, undefined)
      const [lng, lat] = feature.geometry.coordinates
      return toLocationPoint(feature.properties, id, [lng, lat])
    },
  }
}

/** Computes driving routes with Mapbox Directions v5, which also names the countries along the route (docs/rules/maps.md, Mapbox). */
export function mapboxRoute(
  settings: MapboxSettings,
  deps: ProviderDeps & { borders: () => Promise<Borders> },
): RoutePort {
  return {
    async route(from, to) {
      const url = new URL(`directions/v5/mapbox/driving/${formatLngLat(from)};${formatLngLat(to)}`, settings.url)
      const query = { alternatives: 'false', steps: 'true', overview: 'full', geometries: 'geojson', language: 'de' }
      url.search = new URLSearchParams({ ...query, access_token: settings.token }).toString()
      const answer = await askProvider({ name: 'mapbox.route', url, timeoutMs: settings.timeoutMs }, deps)
      return readDirections(answer, 'mapbox', deps.borders)
    },
  }
}

/**
 * The id of a search session at Mapbox, which bills by session. Mapbox requires a UUID, but the page sends up to 13 characters. So a UUID
 * is computed from these characters: it is the same in every server process, and nothing must be stored.
 */
export function sessionToken(session: string): string {
  const hex = createHash('sha256').update(`servus maps session ${session}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function unusable<T>(status: number | undefined, provider: string, { log }: ProviderDeps, instead: T): T {
  if (status !== undefined) log.warn({ provider, status }, 'maps provider gave no usable answer')
  return instead
}

function toSuggestion(properties: z.infer<typeof Properties>): Suggestion {
  return {
    id: properties.mapbox_id,
    name: properties.name_preferred ?? properties.name,
    place: properties.full_address ?? properties.place_formatted ?? '',
    category: categoryOf(properties.maki),
    precision: precisionOf(properties.feature_type),
    isTyped: false,
    isGuess: false,
  }
}

function toLocationPoint(
  properties: z.infer<typeof Properties>,
  id: string,
  location: readonly [number, number],
): LocationPoint {
  const { name, place, category, precision } = toSuggestion(properties)
  return { mapboxId: id, name, place, category, precision, location, context: contextOf(properties.context) }
}

function contextOf(context: z.infer<typeof Context> = {}): PlaceContext {
  const code = context.country?.country_code?.toUpperCase()
  return {
    ...(context.country ? { country: context.country.name } : {}),
    ...(code?.length === 2 ? { countryCode: code } : {}),
    ...(context.region ? { region: context.region.name } : {}),
    ...(context.postcode ? { postcode: context.postcode.name } : {}),
    ...(context.place || context.locality ? { city: context.place?.name ?? context.locality?.name ?? '' } : {}),
  }
}

const categories: Readonly<Record<string, PlaceCategory>> = {
  airport: 'airport',
  airfield: 'airport',
  lodging: 'lodging',
  restaurant: 'restaurant',
  'fast-food': 'restaurant',
  cafe: 'restaurant',
  bar: 'bar',
  beer: 'bar',
}
const categoryOf = (maki: string | undefined): PlaceCategory => categories[maki ?? ''] ?? 'place'

function precisionOf(featureType: string | undefined): PlacePrecision {
  if (featureType === 'address' || featureType === 'poi') return 'address'
  return featureType === 'street' || featureType === 'block' ? 'street' : 'place'
}
