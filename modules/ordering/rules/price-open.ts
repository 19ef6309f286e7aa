import type { OrderState } from './lifecycle.ts'

/** An order as far as the certainty of its price goes. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Is the price still 'ca.'? A ride's is while it waits and its route is estimated or crosses borders that nobody has checked: the business
 * confirms the price with the ride, and from then on it is fixed. What is weighed out in the kitchen stays approximate (specification §3,
 * calculation models).
 */
export function isPriceOpen({ kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Is what a ride on this route costs subject to confirmation? */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
