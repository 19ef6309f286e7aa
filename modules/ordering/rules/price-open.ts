import type { OrderState } from './lifecycle.ts'

/** The parts of an order that determine whether its price is final. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Whether the price is still shown with 'ca.'. The price of a ride is approximate until the business confirms the ride, for example if its
 * route is estimated or crosses a border that was not checked. The price of food that is weighed in the kitchen keeps 'ca.' (specification
 * §3, calculation models).
 */
export function isPriceOpen({ kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Whether the business must confirm the price of a ride on this route. */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
