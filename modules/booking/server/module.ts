import type { OpenedModule, ServerModule } from '#platform/module.ts'
import { priceRideOrder, type RidePorts } from './price-ride.ts'

export interface OpenedBooking extends OpenedModule {
  /** For ordering: what a ride costs and what stands against it. */
  priceRide: ReturnType<typeof priceRideOrder>
}

/** Rides: what ordering asks when an order is one (specification §2, Booking block; §9). Has no tables and no calls of its own. */
export const bookingModule: ServerModule<RidePorts, OpenedBooking> = {
  name: 'booking',
  open: (_core, ports) => ({ handlers: [], priceRide: priceRideOrder(ports) }),
}
