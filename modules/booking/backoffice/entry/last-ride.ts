import type { OrderSummary } from '#modules/ordering/contract.ts'
import type { RideEntry } from './ride-entry.ts'

/**
 * Copies places, guest, passengers, luggage, service, vehicle and extras of an earlier ride into the form. Time and flight are not copied. If
 * `last` is not a ride, the form stays unchanged.
 */
export function fromLastRide(entry: RideEntry, last: OrderSummary): RideEntry {
  const { ride } = last
  if (!ride) return entry
  return {
    ...entry,
    firstName: last.firstName,
    lastName: last.lastName,
    email: last.email,
    from: ride.from,
    to: ride.to,
    service: ride.service,
    adults: ride.adults,
    children: ride.children ?? 0,
    luggage: ride.luggage ?? 0,
    fromDetail: ride.fromDetail ?? '',
    toDetail: ride.toDetail ?? '',
    passengerName: ride.passengerName ?? '',
    passengerPhone: ride.passengerPhone ?? '',
    signName: ride.signName ?? '',
    accessories: ride.accessories,
    vehicle: ride.vehicle.productId,
  }
}

/** Like `fromLastRide`, for the way back: start and destination are swapped with their exact addresses. Time and flight are empty. */
export function fromReturnOf(entry: RideEntry, last: OrderSummary): RideEntry {
  if (!last.ride) return entry
  const there = fromLastRide(entry, last)
  const { from, fromDetail, to, toDetail } = there
  return { ...there, from: to, to: from, fromDetail: toDetail, toDetail: fromDetail, appointment: '', flightNumber: '' }
}

/** If the vehicle of the entry is no longer offered, chooses the first vehicle. */
export const inOffered = (entry: RideEntry, vehicles: readonly { id: string }[]): RideEntry =>
  vehicles.some(({ id }) => id === entry.vehicle) ? entry : { ...entry, vehicle: vehicles[0]?.id ?? '' }
