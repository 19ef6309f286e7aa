import { useEffect, useRef, useState } from 'react'
import type { LngLat, Route } from '#modules/maps/rules/route.ts'
import { useBackOnline } from '#ui/site/use-online.ts'
import type { BookingDraft } from './draft.ts'

/**
 * Whether there is a route. `idle`: start or destination is missing. `computing`: the page shows 'Route wird berechnet...'. `failed`: it
 * shows 'Route kann nicht berechnet werden.'
 */
export type RouteState =
  | { status: 'idle'; route: null }
  | { status: 'computing'; route: null }
  | { status: 'failed'; route: null }
  | { status: 'found'; route: Route }

/** Computes the route between two points. Undefined if there is none, or if the call failed. */
export type ComputeRoute = (from: LngLat, to: LngLat, signal: AbortSignal) => Promise<Route | undefined>

const key = ({ from, to }: Pick<BookingDraft, 'from' | 'to'>): string =>
  from && to ? `${from.location.join()};${to.location.join()}` : ''

/**
 * Computes the route as soon as start and destination are chosen (specification §4). If they have changed before the response arrives, the
 * response is ignored.
 */
export function useRoute(
  draft: Pick<BookingDraft, 'from' | 'to' | 'route'>,
  compute: ComputeRoute,
  onFound: (route: Route) => void,
): RouteState {
  const wanted = key(draft)
  const [failed, setFailed] = useState('')
  const deps = useRef({ draft, compute, onFound })
  useEffect(() => {
    deps.current = { draft, compute, onFound }
  })
  const isNeeded = wanted !== '' && !draft.route
  const [attempt, setAttempt] = useState(0)
  useBackOnline(() => failed === wanted && setAttempt(attempt + 1))

  useEffect(() => {
    if (!isNeeded) return
    const { from, to } = deps.current.draft
    if (!from || !to) return
    const abort = new AbortController()
    setFailed('')
    void deps.current.compute(from.location, to.location, abort.signal).then((route) => {
      if (abort.signal.aborted) return
      if (route) deps.current.onFound(route)
      else setFailed(wanted)
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- each attempt asks once more
  }, [wanted, isNeeded, attempt])

  if (!wanted) return { status: 'idle', route: null }
  if (draft.route) return { status: 'found', route: draft.route }
  return { status: failed === wanted ? 'failed' : 'computing', route: null }
}
