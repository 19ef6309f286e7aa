import type { BookingDraft } from './draft.ts'
import type { RouteState } from './use-route.ts'

/**
 * The ride as map and prices show it. While the text in a field is not a chosen place, the stored place of this field and the route are
 * outdated. They are not shown then.
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
