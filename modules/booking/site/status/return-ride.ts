import type { Ride } from '#modules/ordering/contract/ride.ts'
import { fittingService } from '../../rules/booking-form.ts'
import { type BookingDraft, emptyDraft, swapped } from '../draft.ts'
import { draftOfRide } from '../ride-view.ts'

/**
 * The booking of the way back (docs/rules/guests.md, The return ride): start and destination are swapped together with their exact addresses.
 * Time, flight number and comment are empty. All other data are those of the ride.
 */
export function returnDraft(ride: Ride): BookingDraft {
  const there = { ...emptyDraft, ...draftOfRide(ride), flightNumber: '' }
  const back = { ...there, ...swapped(there) }
  const fitting = fittingService(ride.service, back.from, back.to)
  // An airport transfer without an airport would ask for a flight number that does not exist. Every other service also fits the way back.
  const service = ride.service === 'airport-transfer' ? fitting : ride.service
  return { ...back, service, isServiceChosen: service !== fitting }
}
