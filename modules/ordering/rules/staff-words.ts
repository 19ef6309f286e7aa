import type { OrderItem } from '../contract.ts'
import type { Ride } from '../contract/ride.ts'
import { accessoryText } from './accessory-text.ts'

/**
 * The name of an item for staff, in the language of the menu. The order stores `name` in the guest's language, and `staffName` only if it
 * differs. Therefore a German kitchen does not read 'Viennese melange', and the amounts of the same dish for two guests can be added up.
 */
export const staffNameOf = (item: Pick<OrderItem, 'name' | 'staffName'>): string => item.staffName ?? item.name

export const staffDetailsOf = (item: Pick<OrderItem, 'details' | 'staffDetails'>): OrderItem['details'] =>
  item.staffDetails ?? item.details

/** The name of the ride's vehicle for staff, in the language of the catalogue. */
export const staffVehicleOf = ({ vehicle }: Pick<Ride, 'vehicle'>): string => vehicle.staffName ?? vehicle.name

/** The accessories of a ride for staff, with the guest's answers: '2 × Kindersitz', 'Zwischenhalt: Hotel Sacher' (`accessoryText`). */
export const staffExtrasOf = ({ accessoryNames }: Pick<Ride, 'accessoryNames'>): string[] =>
  accessoryNames.map(({ name, staffName, ...one }) => accessoryText({ ...one, name: staffName ?? name }, '\u00a0× '))

/** The ride without the names for staff, for responses to the guest. */
export const guestRideOf = (ride: Ride): Ride => {
  const { staffName: _, ...vehicle } = ride.vehicle
  return { ...ride, vehicle, accessoryNames: ride.accessoryNames.map(({ staffName: _name, ...one }) => one) }
}
