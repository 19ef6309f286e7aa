import type { OrderState } from '../contract.ts'
import type { Ride } from '../contract/ride.ts'

const open: ReadonlySet<OrderState> = new Set(['waiting', 'confirmed', 'in-delivery'])

/**
 * Whether the driver still needs the flight number: the ride begins at an airport, and nobody has named the flight. Only staff can place such
 * an order (docs/rules/orders.md, Flight number). An order that has ended needs it no more.
 */
export const isFlightMissing = ({
  state,
  ride,
}: {
  readonly state: OrderState
  readonly ride: (Pick<Ride, 'service' | 'flightNumber'> & { readonly from: Pick<Ride['from'], 'category'> }) | null
}): boolean =>
  open.has(state) &&
  ride !== null &&
  ride.service === 'airport-transfer' &&
  ride.from.category === 'airport' &&
  ride.flightNumber.trim() === ''
