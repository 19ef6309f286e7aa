import type { OrderItem } from '../contract.ts'
import type { Ride } from '../contract/ride.ts'

/**
 * The name of an item for staff. An order stores the texts in the guest's language, but staff read the language of the menu, so that a German
 * kitchen never gets 'Viennese melange' and equal dishes are added up. `staffName` is null or missing if the guest read the same text.
 */
export const staffNameOf = (item: Pick<OrderItem, 'name' | 'staffName'>): string => item.staffName ?? item.name

export const staffDetailsOf = (item: Pick<OrderItem, 'details' | 'staffDetails'>): OrderItem['details'] =>
  item.staffDetails ?? item.details

/** The vehicle's name for staff. */
export const staffVehicleOf = ({ vehicle }: Pick<Ride, 'vehicle'>): string => vehicle.staffName ?? vehicle.name

/** Accessories with their names for staff: '2 × Kindersitz'; a yes-or-no accessory has no number. */
export const staffExtrasOf = ({ accessoryNames }: Pick<Ride, 'accessoryNames'>): string[] =>
  accessoryNames.map(({ amount, isOnce, name, staffName }) =>
    isOnce ? (staffName ?? name) : `${amount}\u00a0× ${staffName ?? name}`,
  )

/** The ride without the names for staff, as the guest may see it. */
export const guestRideOf = (ride: Ride): Ride => {
  const { staffName: _, ...vehicle } = ride.vehicle
  return { ...ride, vehicle, accessoryNames: ride.accessoryNames.map(({ staffName: _name, ...one }) => one) }
}
