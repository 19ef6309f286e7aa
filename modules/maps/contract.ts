import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { drawnTowns } from './contract/drawn-towns.ts'
import {
  type LocationPoint as Point,
  placeCategories,
  placePrecisions,
  type Suggestion as Suggested,
} from './rules/place.ts'
import { type LngLat, type Route as Driven, routeSources } from './rules/route.ts'

/** Coordinates: [longitude, latitude] in degrees. */
export const LngLatPair = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).readonly()

const pattern = /^-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/
/** Coordinates as text, for the query parameters of an API call: 'lng,lat', for example '16.3721,48.2085'. */
export const LngLatText = z
  .string()
  .max(40)
  .regex(pattern)
  .refine((text) => LngLatPair.safeParse(parseLngLat(text)).success)

/** Reads coordinates from a text that `LngLatText` has already checked. */
export function parseLngLat(text: string): LngLat {
  const [lng, lat] = text.split(',').map(Number)
  return [lng ?? Number.NaN, lat ?? Number.NaN]
}

export const formatLngLat = ([lng, lat]: LngLat): string => `${lng},${lat}`

/**
 * Identifies one search of a visitor: a random text of 1 to 13 characters. The page sends it with every API call of this search, and
 * chooses a new one for the next search (specification §7).
 */
export const SessionToken = z.string().regex(/^[\w-]{1,13}$/)

const PlaceContext = z.object({
  country: z.string().max(100).optional(),
  countryCode: z.string().length(2).optional(),
  region: z.string().max(100).optional(),
  postcode: z.string().max(20).optional(),
  city: z.string().max(200).optional(),
})

const Suggestion = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  category: z.enum(placeCategories),
  precision: z.enum(placePrecisions),
  isTyped: z.boolean(),
  isGuess: z.boolean(),
}) satisfies z.ZodType<Suggested>
type Suggestion = z.infer<typeof Suggestion>

/** Start or end of a ride, as the booking draft stores it and the order sends it (specification §3, Location point). */
export const LocationPoint = z.strictObject({
  place: z.string().max(300),
  mapboxId: z.string().min(1).max(600),
  location: LngLatPair,
  name: z.string().min(1).max(200),
  context: PlaceContext,
  category: z.enum(placeCategories),
  precision: z.enum(placePrecisions),
  /** The server's signature over all other fields except `context`. If the signature is missing or invalid, the order is refused. */
  seal: z.string().max(60).optional(),
}) satisfies z.ZodType<Point>
export type LocationPoint = z.infer<typeof LocationPoint>

const metres = z.int().min(0)

export const Route = z.object({
  metres,
  seconds: z.int().min(0),
  geometry: z.array(LngLatPair).readonly(),
  segments: z.array(z.object({ country: z.string().length(2), metres })).readonly(),
  countryCodes: z.array(z.string().length(2)).readonly(),
  source: z.enum(routeSources),
  estimated: z.boolean(),
  needsConfirmation: z.boolean(),
}) satisfies z.ZodType<Driven>
export type Route = z.infer<typeof Route>

/**
 * Suggests at most 10 places while a visitor types into the field for start or end. The list is empty if the provider fails (specification §5, §7).
 */
export const suggestPlaces = endpoint({
  id: 'maps.suggest',
  method: 'GET',
  path: '/api/maps/suggest',
  summary: 'Suggest places for a text',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().min(3).max(200),
    session: SessionToken,
    language: Locale.default('de'),
    proximity: LngLatText.optional(),
  }),
  reply: z.array(Suggestion),
  limit: { name: 'maps.suggest', per: 'address', max: 60, windowSeconds: 60 },
})

/** Returns a suggested place with its coordinates. Null if the provider does not know the place any more or does not respond. */
export const retrievePlace = endpoint({
  id: 'maps.retrieve',
  method: 'GET',
  path: '/api/maps/retrieve/:id',
  summary: 'Retrieve a suggested place with its coordinates',
  access: 'public',
  params: z.strictObject({ id: z.string().min(1).max(600) }),
  query: z.strictObject({ session: SessionToken, language: Locale.default('de') }),
  reply: LocationPoint.nullable(),
  limit: { name: 'maps.retrieve', per: 'address', max: 60, windowSeconds: 60 },
})

/** `maps.no_route`: no road connects the points. `maps.unavailable`: there is no valid response of the route service, and no estimate. */
const NoRouteReason = z.enum(['maps.no_route', 'maps.unavailable'])

/**
 * Returns the driving route between two points. If there is no route, `route` is null and `reason` contains the reason. The status is 200
 * in this case, too, because the page shows the reason to the visitor.
 */
export const computeRoute = endpoint({
  id: 'maps.route',
  method: 'GET',
  path: '/api/maps/route',
  summary: 'Compute the driving route between two points',
  access: 'public',
  query: z.strictObject({ from: LngLatText, to: LngLatText }),
  reply: z.discriminatedUnion('found', [
    z.object({ found: z.literal(true), route: Route }),
    z.object({ found: z.literal(false), route: z.null(), reason: NoRouteReason }),
  ]),
  limit: { name: 'maps.route', per: 'address', max: 30, windowSeconds: 60 },
})

export const mapsEndpoints = [suggestPlaces, retrievePlace, computeRoute, drawnTowns] as const

/** The map settings that every page gets with its initial data. */
export interface ShownMaps {
  /** The address of the style for a map with tiles. Null if none is configured: pages then show only the drawn map. */
  tilesStyleUrl: string | null
  /** The sources of places and routes. Their licences require that pages name them. */
  mapsCredit: string
}

declare module '#contract/init.ts' {
  interface InitConfig extends ShownMaps {}
}
