import type { OrderState } from './lifecycle.ts'

/** An order as far as its vehicle is on the road with it. */
export interface Driven {
  readonly id: string
  readonly state: OrderState
  /** The time that staff promised: there is one from the acceptance on. */
  readonly appointmentDate: string | null
  readonly ride: {
    readonly vehicle: { readonly productId: string }
    readonly route: { readonly seconds: number }
  } | null
}

/** Another ride, and when it sets off and arrives. Milliseconds since 1970. */
export interface VehicleClash<O> {
  readonly order: O
  readonly from: number
  readonly to: number
}

/**
 * An accepted or begun ride of the same vehicle, were this one to set off at that time. It is worth a look and no more: a business may have
 * several vehicles of a kind. What still waits promises nobody anything.
 */
export function vehicleClash<O extends Driven>(
  { id, ride }: Pick<Driven, 'id' | 'ride'>,
  all: readonly O[],
  at: number,
): VehicleClash<O> | undefined {
  if (!ride) return undefined
  const end = at + ride.route.seconds * 1000
  for (const other of all) {
    const isTaken = other.id !== id && (other.state === 'confirmed' || other.state === 'in-delivery')
    if (!isTaken || !other.ride || !other.appointmentDate || other.ride.vehicle.productId !== ride.vehicle.productId)
      continue
    const from = Date.parse(other.appointmentDate)
    const to = from + other.ride.route.seconds * 1000
    // Two that set off at one moment meet, even where a route has no length.
    if (from === at || (from < end && at < to)) return { order: other, from, to }
  }
  return undefined
}
