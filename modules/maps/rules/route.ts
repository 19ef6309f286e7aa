import type { Result } from '#kernel/result.ts'

/** Coordinates: [longitude, latitude] in degrees (WGS 84). Longitude comes first, as in GeoJSON. */
export type LngLat = readonly [lng: number, lat: number]

/** The country's two letters in upper case (ISO 3166-1 alpha-2). 'ZZ' if the country is not known. */
export type CountryCode = string

/** The part of a route that lies in one country. `metres`: its length in whole metres. */
export interface CountrySegment {
  readonly country: CountryCode
  readonly metres: number
}

export const routeSources = ['mapbox', 'osrm', 'great-circle'] as const
type RouteSource = (typeof routeSources)[number]

/** A driving route (specification §3, Route). The sum of the metres of its segments is exactly `metres`. */
export interface Route {
  readonly metres: number
  readonly seconds: number
  /** The points of the route, from start to end. They are simplified, so they are only good for drawing. */
  readonly geometry: readonly LngLat[]
  /** How many metres the route has in each country, from start to end. If the route returns to a country, that country appears twice. */
  readonly segments: readonly CountrySegment[]
  /** The countries of the route, in the sequence in which the route first reaches them. */
  readonly countryCodes: readonly CountryCode[]
  readonly source: RouteSource
  /** True if distance and duration are only estimated, without roads ('geschätzt'). */
  readonly estimated: boolean
  /** True if it is not certain how many metres lie in which country. In this case staff must confirm the price. */
  readonly needsConfirmation: boolean
}

/**
 * `maps.no_route`: no road connects the points. `maps.unavailable`: the route service refused the request or sent an invalid response. Or
 * it did not respond, and the operator does not allow an estimate in that case.
 */
type RouteFailure = { code: 'maps.no_route' | 'maps.unavailable' }

/**
 * Computes a driving route. The ordering module calls this function again when an order is sent (docs/rules/money.md, Rides). If the route
 * of the guest's preview is still in memory, that route is returned (server/remembered-routes.ts).
 */
export type ComputeRoute = (from: LngLat, to: LngLat) => Promise<Result<Route, RouteFailure>>
