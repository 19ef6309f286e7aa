import { port } from '#platform/ports.ts'
import type { ShownMaps } from './contract.ts'
import type { LocationPoint } from './rules/place.ts'
import type { ComputeRoute, LngLat } from './rules/route.ts'

/** A branch with its address and coordinates. The place search suggests branches like other places. */
export interface BranchPlace {
  id: string
  name: string
  street: string
  zipCode: string
  city: string
  countryCode: string
  location: LngLat
}

/**
 * The branches that have coordinates, for the place search. Another module must provide this list. If the browser does not send the
 * visitor's location, the search lists places near the first branch first.
 */
export const branchPlacesPort = port<() => Promise<readonly BranchPlace[]>>('maps.branch-places')

/**
 * Computes the driving route for an order. If the route of the guest's preview is still in memory, it is returned
 * (server/remembered-routes.ts).
 */
export const computeRoutePort = port<ComputeRoute>('maps.compute-route')

/** True if our server has signed this place and nobody has changed the place after that. */
export const isOurPlacePort = port<(point: LocationPoint) => boolean>('maps.is-our-place')

/**
 * Signs a place. Orders with unsigned places are refused. So code that creates orders without a browser, for example for the demo data,
 * must sign their places.
 */
export const sealPlacePort = port<(point: LocationPoint) => LocationPoint>('maps.seal-place')

/** The map settings that every page gets. */
export const shownMapsPort = port<() => ShownMaps>('maps.shown')
