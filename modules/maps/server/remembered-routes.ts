import type { ComputeRoute, LngLat } from '../rules/route.ts'

/**
 * How long a route is cached, in milliseconds: long enough for the time from the last view of the price to the order, short enough if a road is
 * closed.
 */
const KEPT_MS = 10 * 60_000
const MOST = 500

/**
 * Caches the routes of the last ten minutes. The visitor's preview, each change of the vehicle and the order itself need the same route, and
 * providers bill each call. Only found routes are cached. Simultaneous callers wait for the same call. Each opened brand has its own cache in
 * memory, so another process computes its own routes.
 */
export function rememberRoutes(compute: ComputeRoute, now: () => number): ComputeRoute {
  const known = new Map<string, { until: number; answer: ReturnType<ComputeRoute> }>()
  return (from, to) => {
    const key = keyOf(from, to)
    const found = known.get(key)
    if (found && found.until > now()) return found.answer
    const answer = compute(from, to)
    known.delete(key)
    known.set(key, { until: now() + KEPT_MS, answer })
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    const forget = () => {
      if (known.get(key)?.answer === answer) known.delete(key)
    }
    answer.then((route) => (route.ok ? undefined : forget()), forget)
    return answer
  }
}

/** The key of a route in the cache: its coordinates, rounded to a tenth of a metre. */
const keyOf = (...points: readonly LngLat[]): string =>
  points.map(([lng, lat]) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';')
