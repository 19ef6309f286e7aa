import type { OrderState } from './lifecycle.ts'

/** The parts of an order that determine whether its price is final. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Whether the price is still 'ca.'. The price of a ride is, while the ride waits and its route is estimated or crosses unchecked borders.
 * When the business confirms the ride, the price is fixed. Food that is weighed in the kitchen stays approximate (specification
 * §3, calculation models).
 */
export function isPriceOpen({ kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Whether the business must confirm the price of a ride on this route. */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
