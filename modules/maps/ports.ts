import { port } from '#platform/ports.ts'
import type { ShownMaps } from './contract.ts'
import type { LocationPoint } from './rules/place.ts'
import type { ComputeRoute, LngLat } from './rules/route.ts'

/** A branch with its address and coordinates. The search of places suggests it. */
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
 * Provided by another module: the branches with coordinates. The search suggests them. For a visitor who shares no location, places near the first
 * branch rank higher.
 */
export const branchPlacesPort = port<() => Promise<readonly BranchPlace[]>>('maps.branch-places')

/** Computes the route of an order in the same way as the preview that the guest saw. */
export const computeRoutePort = port<ComputeRoute>('maps.compute-route')

/** Checks whether our server issued this place with these coordinates. */
export const isOurPlacePort = port<(point: LocationPoint) => boolean>('maps.is-our-place')

/** Marks a place as issued by our server, for programs that create orders themselves. */
export const sealPlacePort = port<(point: LocationPoint) => LocationPoint>('maps.seal-place')

/** Map settings for pages. */
export const shownMapsPort = port<() => ShownMaps>('maps.shown')
