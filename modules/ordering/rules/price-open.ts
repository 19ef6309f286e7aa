import type { OrderState } from './lifecycle.ts'

/** The facts about an order that decide whether its price can still change. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Whether the price is still shown with 'ca.'. The price of a ride is approximate until staff confirm the ride, for example because its
 * route was only estimated or crosses a border that was not checked. For food the state does not matter: a dish that is weighed in the
 * kitchen keeps its 'ca.' (specification §3, calculation models).
 */
export function isPriceOpen({ kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Whether the route is so uncertain that staff must confirm the price. */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
