import type { LocationPoint, Suggestion } from '../rules/place.ts'
import type { LngLat, Route } from '../rules/route.ts'

interface SuggestQuery {
  text: string
  /**
   * Identifies the visitor's search (`SessionToken`). A provider that bills by session gets another id, which is computed from this text.
   */
  session: string
  language: 'de' | 'en'
  near?: LngLat | undefined
}

/** A provider of places. If it fails, the adapter logs the failure and returns an empty list or undefined (specification §7). */
export interface SuggestPort {
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  retrieve(query: { id: string; session: string; language: 'de' | 'en' }): Promise<LocationPoint | undefined>
}

/**
 * Why a provider returns no route. `no_route`: no road connects the points. `outage`: no response, or a failure that may be temporary
 * (network, time-out, 5xx, 429). `refused`: the provider refuses our request (token, input) or sends an invalid response; the operator
 * must check the settings.
 */
type RouteTrouble = 'no_route' | 'outage' | 'refused'

/** A provider of driving routes. */
export interface RoutePort {
  route(from: LngLat, to: LngLat): Promise<{ ok: true; value: Route } | { ok: false; trouble: RouteTrouble }>
}

/** A provider of map tiles. */
export interface Tiles {
  /** The address of its MapLibre style. */
  styleUrl: string
  /** The hosts from which a page with this map loads data. The Content-Security-Policy must allow them. */
  hosts: readonly string[]
}
