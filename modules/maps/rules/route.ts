import type { Result } from '#kernel/result.ts'

/** [longitude, latitude] in degrees, WGS 84: the order of GeoJSON. */
export type LngLat = readonly [lng: number, lat: number]

/** ISO 3166-1 alpha-2, upper case; 'ZZ' where no country is known. */
export type CountryCode = string

/** A stretch of a route in one country, in whole metres. */
export interface CountrySegment {
  readonly country: CountryCode
  readonly metres: number
}

export const routeSources = ['mapbox', 'osrm', 'great-circle'] as const
type RouteSource = (typeof routeSources)[number]

/** A driving route (specification §3, Route). The metres of the segments add up to `metres` exactly. */
export interface Route {
  readonly metres: number
  readonly seconds: number
  /** The line of the route, only for drawing: simplified, in the order of travel. */
  readonly geometry: readonly LngLat[]
  /** The stretches of the route in each country, in order of travel; a country can appear twice. */
  readonly segments: readonly CountrySegment[]
  /** Every country on the route, in order of first appearance. */
  readonly countryCodes: readonly CountryCode[]
  readonly source: RouteSource
  /** Distance and time are estimated ('geschätzt'), not measured on roads. */
  readonly estimated: boolean
  /** The split by country is uncertain: staff must confirm the price. */
  readonly needsConfirmation: boolean
}

/**
 * `maps.no_route`: there is no road between the points. `maps.unavailable`: the route service did not respond, and the estimate is switched off
 * for that case.
 */
type RouteFailure = { code: 'maps.no_route' | 'maps.unavailable' }

/**
 * The port that ordering uses: the same computation as in the preview (docs/rules/money.md, Rides: routes are computed again at submit).
 */
export type ComputeRoute = (from: LngLat, to: LngLat) => Promise<Result<Route, RouteFailure>>
