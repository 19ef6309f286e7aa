import type { LocationPoint, Suggestion } from '../rules/place.ts'
import type { LngLat, Route } from '../rules/route.ts'

interface SuggestQuery {
  text: string
  /** The page's search session. A provider that bills by session gets a session id derived from it. */
  session: string
  language: 'de' | 'en'
  near?: LngLat | undefined
}

/** Finds places. The adapter logs a failure and returns an empty list or undefined (specification §7: failures become false). */
export interface SuggestPort {
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  retrieve(query: { id: string; session: string; language: 'de' | 'en' }): Promise<LocationPoint | undefined>
}

/**
 * Why a provider has no route. `no_route`: there is no road, and a retry would not help. `outage`: no response (network, time-out, 5xx, 429); a
 * retry may help. `refused`: the provider does not accept our call (token, input) or its response is invalid; an operator must check the
 * settings.
 */
type RouteTrouble = 'no_route' | 'outage' | 'refused'

/** Finds the driving route between two points. */
export interface RoutePort {
  route(from: LngLat, to: LngLat): Promise<{ ok: true; value: Route } | { ok: false; trouble: RouteTrouble }>
}

/** The source of map tiles. */
export interface Tiles {
  /** Address of a MapLibre style. */
  styleUrl: string
  /** Hosts that the page must be allowed to load from (Content-Security-Policy). */
  hosts: readonly string[]
}
