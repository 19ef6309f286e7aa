import type { BookingDraft } from './draft.ts'
import type { RouteState } from './use-route.ts'

/**
 * The ride as map and prices show it. While a field holds a text that is no known place, the stored place of that end and its route are out of
 * date, and neither is shown.
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
