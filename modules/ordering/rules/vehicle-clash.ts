import type { OrderState } from './lifecycle.ts'

/** The facts about an order that tell when its vehicle is used. */
export interface Driven {
  readonly id: string
  readonly state: OrderState
  /** The time that staff promised when they accepted the order; null before that. */
  readonly appointmentDate: string | null
  readonly ride: {
    readonly vehicle: { readonly productId: string }
    readonly route: { readonly seconds: number }
  } | null
}

/** Another ride of the same vehicle, with its start (`from`) and its arrival (`to`) in milliseconds since 1970. */
interface VehicleClash<O> {
  readonly order: O
  readonly from: number
  readonly to: number
}

/**
 * Finds an accepted or started ride of the same vehicle that overlaps with this ride, if this ride starts at `at`. Undefined if there is no such
 * ride. Staff get only a warning, because a business may have several vehicles of one type. Rides that staff have not accepted are ignored.
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
    // Two rides that start at the same moment overlap, even if a route has no length.
    if (from === at || (from < end && at < to)) return { order: other, from, to }
  }
  return undefined
}

/** An order that staff want to accept, with the time that its guest wants (null: as soon as possible). */
export interface Wanted extends Driven {
  readonly appointment: string | null
}

/**
 * Checks orders that staff want to accept together, each at the time that its guest wants. Returns the orders that overlap with an accepted
 * ride or with another of these orders. If two of them overlap, both are returned, and staff decide which guest must wait. Orders for 'as
 * soon as possible' are not checked.
 */
export function clashesTogether<O extends Wanted>(
  chosen: readonly O[],
  all: readonly O[],
): { readonly order: O; readonly clash: VehicleClash<O> }[] {
  const accepted = chosen.map((one): O => ({ ...one, state: 'confirmed', appointmentDate: one.appointment }))
  const ids = new Set(chosen.map(({ id }) => id))
  // Accepted rides come first in the list, because their time is fixed. If an order overlaps with an accepted ride and with another chosen
  // order, the accepted ride is reported.
  const promised = [...all.filter(({ id }) => !ids.has(id)), ...accepted]
  return chosen.flatMap((order) => {
    const clash = order.appointment === null ? undefined : vehicleClash(order, promised, Date.parse(order.appointment))
    return clash ? [{ order, clash }] : []
  })
}
