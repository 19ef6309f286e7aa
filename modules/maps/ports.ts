import { port } from '#platform/ports.ts'
import type { ShownMaps } from './contract.ts'
import type { LocationPoint } from './rules/place.ts'
import type { ComputeRoute, LngLat } from './rules/route.ts'

/** A branch of the brand as a place, so that its address is suggested, too. */
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
 * Needed from another module: branches with coordinates. They are suggested, and results near the first one rank higher for a visitor who
 * shares no location.
 */
export const branchPlacesPort = port<() => Promise<readonly BranchPlace[]>>('maps.branch-places')

/** The same route that the preview showed. */
export const computeRoutePort = port<ComputeRoute>('maps.compute-route')

/** Checks whether our server issued this place with these coordinates. */
export const isOurPlacePort = port<(point: LocationPoint) => boolean>('maps.is-our-place')

/** Marks a place as issued by our server, for programs that create orders themselves. */
export const sealPlacePort = port<(point: LocationPoint) => LocationPoint>('maps.seal-place')

/** Map settings for pages. */
export const shownMapsPort = port<() => ShownMaps>('maps.shown')
