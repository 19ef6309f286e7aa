import { isRoughAddress, type LocationPoint } from '#modules/maps/rules/place.ts'
import { isRouteOpen } from '#modules/ordering/rules/price-open.ts'

/** Returns the ends of the ride (`from`, `to`) whose street the map does not know. */
export const roughOf = (ride: { from: LocationPoint | null; to: LocationPoint | null }): ('from' | 'to')[] =>
  (['from', 'to'] as const).filter((end) => {
    const point = ride[end]
    return point !== null && isRoughAddress(point)
  })

/** Whether staff must confirm the price. One reason is a street that the map does not know: the address can then be anywhere in its town. */
export const isViewOpen = (ride: {
  estimated: boolean
  needsConfirmation: boolean
  rough: readonly ('from' | 'to')[]
}): boolean => isRouteOpen(ride) || ride.rough.length > 0
