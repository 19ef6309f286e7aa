import { type OfferedVehicle, personsOf, vehicleRefusal, type WantedRide } from './vehicle-offer.ts'

/** Why the vehicle that the guest wanted is too small. */
export type FitReason = 'persons' | 'luggage' | 'both'

/**
 * A vehicle with its price. `cost`: the price of this ride or, while the route is unknown, the price per kilometre. Undefined: visitors see
 * no price.
 */
interface PricedVehicle extends OfferedVehicle {
  readonly cost: number | undefined
}

/** Returns why the vehicle is too small. Undefined: passengers and luggage fit into the vehicle. */
export function misfit(
  { luggage, seats }: Pick<OfferedVehicle, 'seats' | 'luggage'>,
  ride: Pick<WantedRide, 'adults' | 'children' | 'luggage'>,
): FitReason | undefined {
  const isFull = seats !== undefined && seats < personsOf(ride)
  const isLoaded = luggage !== undefined && luggage < (ride.luggage ?? 0)
  return isFull ? (isLoaded ? 'both' : 'persons') : isLoaded ? 'luggage' : undefined
}

/**
 * The vehicle for the ride. It is `wanted` if passengers and luggage fit into it. Otherwise it is the cheapest vehicle that can be booked
 * and into which they fit. If several are equally cheap, it is the one with the fewest seats, then the first in the list. Undefined if there
 * is no such vehicle.
 */
export function fittingVehicle<V extends PricedVehicle>(
  wanted: V,
  vehicles: readonly V[],
  ride: WantedRide,
): V | undefined {
  if (!misfit(wanted, ride)) return wanted
  const rank = ({ cost, seats }: V): [number, number] => [cost ?? Infinity, seats ?? Infinity]
  return vehicles
    .filter((one) => !vehicleRefusal(one, ride))
    .reduce<V | undefined>((best, one) => {
      if (!best) return one
      const [[cost, seats], [bestCost, bestSeats]] = [rank(one), rank(best)]
      return cost < bestCost || (cost === bestCost && seats < bestSeats) ? one : best
    }, undefined)
}
