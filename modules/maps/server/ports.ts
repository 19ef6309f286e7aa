import type { LocationPoint, Suggestion } from '../rules/place.ts'
import type { LngLat, Route } from '../rules/route.ts'

export interface SuggestQuery {
  text: string
  /** The page's search session; a provider that bills by session gets one of its own made from it. */
  session: string
  language: 'de' | 'en'
  near?: LngLat | undefined
}

/** Finds places. A failure is logged by the adapter and becomes an empty answer (specification §7: failures become false). */
export interface SuggestPort {
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  retrieve(query: { id: string; session: string; language: 'de' | 'en' }): Promise<LocationPoint | undefined>
}

/**
 * Why a provider has no route. `no_route`: there is no road, a final answer. `outage`: no answer (network, time-out, 5xx, 429), trying
 * again may help. `refused`: it does not accept our call (token, input) or answers nonsense: somebody must look at the settings.
 */
export type RouteTrouble = 'no_route' | 'outage' | 'refused'

/** Finds the driving route between two points. */
export interface RoutePort {
  route(from: LngLat, to: LngLat): Promise<{ ok: true; value: Route } | { ok: false; trouble: RouteTrouble }>
}

/** Where map tiles come from. */
export interface Tiles {
  /** Address of a MapLibre style. */
  styleUrl: string
  /** Hosts that the page must be allowed to load from (Content-Security-Policy). */
  hosts: readonly string[]
}
