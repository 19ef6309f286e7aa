import type { OrderState } from './lifecycle.ts'

/** The parts of an order that determine when its vehicle is in use. */
export interface Driven {
  readonly id: string
  readonly state: OrderState
  /** The time that staff promised. It is set when staff accept the order. */
  readonly appointmentDate: string | null
  readonly ride: {
    readonly vehicle: { readonly productId: string }
    readonly route: { readonly seconds: number }
  } | null
}

/** Another ride, and when it starts and arrives. Milliseconds since 1970. */
interface VehicleClash<O> {
  readonly order: O
  readonly from: number
  readonly to: number
}

/**
 * Finds an accepted or started ride of the same vehicle that overlaps with this ride if this ride starts at `at`. The result is only a
 * hint, because a business may have several vehicles of a type. Waiting rides do not occupy a vehicle.
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
    // Two rides that start at the same moment clash, even if their route has no length.
    if (from === at || (from < end && at < to)) return { order: other, from, to }
  }
  return undefined
}

/** A waiting ride, and the time that its guest wants. */
export interface Wanted extends Driven {
  readonly appointment: string | null
}

/**
 * Makes the same check for orders that are accepted together, each at the time that its guest wants. Finds orders that clash with an
 * accepted ride or with another of these orders. If two of these orders clash, both are returned, because staff decide which guest has to
 * wait.
 */
export function clashesTogether<O extends Wanted>(
  chosen: readonly O[],
  all: readonly O[],
): { readonly order: O; readonly clash: VehicleClash<O> }[] {
  const accepted = chosen.map((one): O => ({ ...one, state: 'confirmed', appointmentDate: one.appointment }))
  const ids = new Set(chosen.map(({ id }) => id))
  // Accepted rides are first in the list, so that they are found first: their time is fixed.
  const promised = [...all.filter(({ id }) => !ids.has(id)), ...accepted]
  return chosen.flatMap((order) => {
    const clash = order.appointment === null ? undefined : vehicleClash(order, promised, Date.parse(order.appointment))
    return clash ? [{ order, clash }] : []
  })
}
