import type { OrderState } from './lifecycle.ts'

/** The parts of an order that decide whether its price is final. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Is the price still 'ca.'? The price of a ride is, while the ride waits and its route is estimated or crosses unchecked borders. The
 * business confirms the price with the ride; from then on it is fixed. Food that is weighed in the kitchen stays approximate (specification
 * §3, calculation models).
 */
export function isPriceOpen({ kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Must the business confirm the price of a ride on this route? */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
