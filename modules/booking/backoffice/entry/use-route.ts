import { computeRoute, formatLngLat, type LocationPoint, type Route } from '#modules/maps/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'

/**
 * Loads the route between start and destination with the same API call as the guests' booking form. Nothing is loaded while one of them is
 * missing.
 */
export function useRoute(
  from: LocationPoint | null,
  to: LocationPoint | null,
): { found: Route | undefined; isPending: boolean; isFailed: boolean } {
  const isWanted = from !== null && to !== null
  const query = { from: from ? formatLngLat(from.location) : '0,0', to: to ? formatLngLat(to.location) : '0,0' }
  const answer = useCall(computeRoute, { query }, { enabled: isWanted })
  const value = isWanted ? answer.data?.value : undefined
  return {
    found: value?.found ? value.route : undefined,
    isPending: isWanted && answer.isPending,
    isFailed: isWanted && (answer.isError || value?.found === false),
  }
}
