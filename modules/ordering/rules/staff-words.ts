import type { OrderItem } from '../contract.ts'
import type { Ride } from '../contract/ride.ts'

/**
 * An order stores the texts that its guest read. Staff read the language of the menu, so that a German kitchen never gets 'Viennese
 * melange' and equal dishes are added up. Null or missing: the guest read the same.
 */
export const staffNameOf = (item: Pick<OrderItem, 'name' | 'staffName'>): string => item.staffName ?? item.name

export const staffDetailsOf = (item: Pick<OrderItem, 'details' | 'staffDetails'>): OrderItem['details'] =>
  item.staffDetails ?? item.details

/** The vehicle as staff name it. */
export const staffVehicleOf = ({ vehicle }: Pick<Ride, 'vehicle'>): string => vehicle.staffName ?? vehicle.name

/** Accessories as staff name them: '2 × Kindersitz'; one that is there or not has no number. */
export const staffExtrasOf = ({ accessoryNames }: Pick<Ride, 'accessoryNames'>): string[] =>
  accessoryNames.map(({ amount, isOnce, name, staffName }) =>
    isOnce ? (staffName ?? name) : `${amount}\u00a0× ${staffName ?? name}`,
  )

/** The ride as its guest reads it. */
export const guestRideOf = (ride: Ride): Ride => {
  const { staffName: _, ...vehicle } = ride.vehicle
  return { ...ride, vehicle, accessoryNames: ride.accessoryNames.map(({ staffName: _name, ...one }) => one) }
}
