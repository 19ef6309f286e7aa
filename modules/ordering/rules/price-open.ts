import type { OrderState } from './lifecycle.ts'

/** The facts about an order that decide whether its price is shown with 'ca.'. */
export interface PriceStanding {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  /** Whether the guest has paid online. */
  readonly isPaid: boolean
  readonly pricing: { readonly isApproximate: boolean }
  readonly ride: { readonly route: { readonly estimated: boolean; readonly needsConfirmation: boolean } } | null
}

/**
 * Whether the price is shown with 'ca.'. The price of a ride can be approximate, for example because its route was only estimated or crosses
 * a border that was not checked. It is certain when staff confirm the ride or the guest pays online (docs/rules/money.md, Rides). For food
 * the state does not matter: a dish that is weighed in the kitchen keeps its 'ca.' (specification §3, calculation models).
 */
export function isPriceOpen({ isPaid, kind, pricing, ride, state }: PriceStanding): boolean {
  if (kind === 'food') return pricing.isApproximate
  return state === 'waiting' && !isPaid && (pricing.isApproximate || (ride !== null && isRouteOpen(ride.route)))
}

/** Whether the route is so uncertain that staff must confirm the price. */
export const isRouteOpen = (route: { readonly estimated: boolean; readonly needsConfirmation: boolean }): boolean =>
  route.estimated || route.needsConfirmation
