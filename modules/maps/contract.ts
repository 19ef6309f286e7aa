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

/** [longitude, latitude] in degrees. */
export const LngLatPair = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).readonly()

const pattern = /^-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/
/** 'lng,lat' as written in a query, e.g. '16.3721,48.2085'. */
export const LngLatText = z
  .string()
  .max(40)
  .regex(pattern)
  .refine((text) => LngLatPair.safeParse(parseLngLat(text)).success)

/** Reads a text that `LngLatText` has accepted. */
export function parseLngLat(text: string): LngLat {
  const [lng, lat] = text.split(',').map(Number)
  return [lng ?? Number.NaN, lat ?? Number.NaN]
}

export const formatLngLat = ([lng, lat]: LngLat): string => `${lng},${lat}`

/**
 * A random text of 1 to 13 characters. The page sends the same text with all calls of one search; the next search gets a new one (specification §7).
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
}) satisfies z.ZodType<Suggested>
type Suggestion = z.infer<typeof Suggestion>

/** Start or end of a ride as stored in the draft and sent with the order (specification §3, Location point). */
export const LocationPoint = z.strictObject({
  place: z.string().max(300),
  mapboxId: z.string().min(1).max(600),
  location: LngLatPair,
  name: z.string().min(1).max(200),
  context: PlaceContext,
  category: z.enum(placeCategories),
  precision: z.enum(placePrecisions),
  /** The server's signature of this place, for example of its name and coordinates. An order with a place without a valid signature is refused. */
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

/** Suggests places for the text in the start or end field: at most 10. The list is empty if the provider fails (specification §5, §7). */
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

/** A suggestion with its coordinates. Null if the provider no longer knows it or does not respond. */
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

/** Why there is no route: no road between the points, or no response from the route service. */
const NoRouteReason = z.enum(['maps.no_route', 'maps.unavailable'])

/**
 * The driving route between two points. If there is none, `route` is null and `reason` names the cause. This is no HTTP error, because pages show the
 * cause to the visitor.
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

/** Map settings for pages: fields of the initial load. */
export interface ShownMaps {
  /** The address of the style for map tiles. Null if the operator configured none: then pages show no third-party map. */
  tilesStyleUrl: string | null
  /** Sources of places and routes; their licences require that they are named. */
  mapsCredit: string
}

declare module '#contract/init.ts' {
  interface InitConfig extends ShownMaps {}
}
