import { formatLngLat } from '../../contract.ts'
import type { Borders } from '../borders.ts'
import type { RoutePort } from '../ports.ts'
import { askProvider, type ProviderDeps } from '../provider-call.ts'
import { readDirections } from './directions.ts'

/**
 * Computes routes with an OSRM server (docs/rules/maps.md, OSRM). OSRM names no countries, so the route is divided by country with the
 * `borders`.
 */
export function osrmRoute(
  settings: { url: string; timeoutMs: number },
  deps: ProviderDeps & { borders: () => Promise<Borders> },
): RoutePort {
  return {
    async route(from, to) {
      const url = new URL(`route/v1/driving/${formatLngLat(from)};${formatLngLat(to)}`, settings.url)
      url.search = new URLSearchParams({
        alternatives: 'false',
        steps: 'true',
        overview: 'full',
        geometries: 'geojson',
      }).toString()
      const answer = await askProvider({ name: 'osrm.route', url, timeoutMs: settings.timeoutMs }, deps)
      return readDirections(answer, 'osrm', deps.borders)
    },
  }
}
