import type { ComputeRoute, LngLat } from '../rules/route.ts'

/**
 * A computed route is used again for this number of milliseconds. Most guests order within this time after they have seen the price. If a
 * road is closed during this time, the stored route does not show that.
 */
const KEPT_MS = 10 * 60_000
const MOST = 500

/**
 * Stores computed routes in memory for ten minutes. The preview, each change of the vehicle and the order need the same route, and
 * providers bill each request. Only routes that were found are stored. Simultaneous callers wait for the same request. Each brand and each
 * server process stores its own routes.
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

/** The key of a stored route: the coordinates of both ends with six decimals (about 0.1 m). */
const keyOf = (...points: readonly LngLat[]): string =>
  points.map(([lng, lat]) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';')
