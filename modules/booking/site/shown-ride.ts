import type { BookingDraft } from './draft.ts'
import type { RouteState } from './use-route.ts'

/**
 * The ride as map and prices show it. `edited`: the field in which the visitor has typed a text without choosing a place. The stored place of
 * this field and the route are then outdated, so they are not shown.
 */
export const shownRide = (
  { from, to }: Pick<BookingDraft, 'from' | 'to'>,
  route: RouteState,
  edited: 'from' | 'to' | null,
): Pick<BookingDraft, 'from' | 'to'> & { route: RouteState } => ({
  from: edited === 'from' ? null : from,
  to: edited === 'to' ? null : to,
  route: edited ? { status: 'idle', route: null } : route,
})
