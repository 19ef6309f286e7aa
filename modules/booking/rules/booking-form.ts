import { isLargePlace, type KnownPoint } from '#modules/maps/rules/place.ts'
import type { Service } from '#modules/ordering/rules/ride-services.ts'

/** Whether the guest must enter a flight number: only for an airport transfer. Otherwise the field is marked '(opt.)' (specification §2, §5). */
export const isFlightNumberRequired = (service: Service | null | undefined): boolean => service === 'airport-transfer'

/** The maximum number of passengers that a visitor can choose (specification §9: 1 to 8). */
export const MOST_PASSENGERS = 8

interface Place {
  readonly category: string
}
const hasAirport = (...ends: readonly Place[]): boolean => ends.some(({ category }) => category === 'airport')

/**
 * Returns the service that fits start and destination: an airport transfer if one of them is an airport, otherwise a private transfer.
 * Returns `service` unchanged while one of them is missing, and if it is 'chauffeur'.
 */
export function fittingService(service: Service, from: Place | null, to: Place | null): Service {
  if (!from || !to || service === 'chauffeur') return service
  return hasAirport(from, to) ? 'airport-transfer' : 'private-transfer'
}

/** Whether start and destination are known and neither is an airport. */
export const isWithoutAirport = ({ from, to }: { readonly from: Place | null; readonly to: Place | null }): boolean =>
  from !== null && to !== null && !hasAirport(from, to)

/**
 * Why the form, not the guest, has chosen the service: start or destination is an airport, or neither is. Undefined if the guest has chosen
 * the service, or while start or destination is missing.
 */
export function serviceReason(draft: {
  readonly service: Service
  readonly isServiceChosen: boolean
  readonly from: Place | null
  readonly to: Place | null
}): 'airport' | 'noAirport' | undefined {
  if (draft.isServiceChosen || !draft.from || !draft.to || draft.service === 'chauffeur') return undefined
  return draft.service === 'airport-transfer' ? 'airport' : 'noAirport'
}

interface Seated {
  readonly seats?: number | undefined
}
const seatsOf = ({ seats }: Seated): number => seats ?? MOST_PASSENGERS

/** The numbers of passengers that can be chosen: from 1 to the number of seats of the largest vehicle, at most 8. */
export function passengerChoices(vehicles: readonly Seated[]): number[] {
  const largest = vehicles.length === 0 ? MOST_PASSENGERS : Math.max(...vehicles.map(seatsOf))
  const most = Math.max(1, Math.min(largest, MOST_PASSENGERS))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/**
 * Whether only a town was chosen. Then the form asks for an exact address. An address that the visitor typed counts as complete, even if the
 * map does not know it.
 */
export const isTownOnly = (point: KnownPoint | null): boolean => point !== null && isLargePlace(point)

/** An exact address has at least this many characters, like 'Hbf'. */
const LEAST_EXACT = 3

/** Whether a text can be an exact address: at least 3 characters, and a letter or a digit among them. */
export const isExact = (text: string): boolean => text.trim().length >= LEAST_EXACT && /[\p{L}\p{N}]/u.test(text)

/** Returns the ends of the ride (`from`, `to`) for which only a town is known, without an exact address. */
export const roughEnds = (ride: {
  readonly from: KnownPoint | null
  readonly to: KnownPoint | null
  readonly fromDetail: string
  readonly toDetail: string
}): ('from' | 'to')[] =>
  (['from', 'to'] as const).filter((end) => isTownOnly(ride[end]) && !isExact(ride[`${end}Detail`]))

interface Located {
  readonly mapboxId: string
  readonly location: readonly [number, number]
}

/** Whether start and destination are the same place. A ride to the same place cannot be booked. */
export const isSamePlace = (from: Located | null, to: Located | null): boolean =>
  from !== null && to !== null && (from.mapboxId === to.mapboxId || from.location.join() === to.location.join())

/** The fields of the booking form that `bookingErrors` checks, in their sequence on the page (specification §5). */
const bookingFields = ['service', 'from', 'to', 'date', 'flightNumber', 'vehicle'] as const
export type BookingField = (typeof bookingFields)[number]

/** The values of the booking form that must be filled. The ride in an order has the same shape. */
export interface BookingAnswers {
  readonly service: Service | null
  readonly from: object | null
  readonly to: object | null
  /** The time of the ride; null while no time is chosen. */
  readonly appointment: string | Temporal.Instant | null
  /** Undefined: the flight number is not asked for now. */
  readonly flightNumber: string | undefined
  readonly vehicle: object | null
}

/** Returns the error `field.required` for each missing field. If there is none, the visitor can continue to the checkout (specification §5). */
export function bookingErrors(answers: BookingAnswers): { code: 'field.required'; field: BookingField }[] {
  const missing: Readonly<Record<BookingField, boolean>> = {
    service: answers.service === null,
    from: answers.from === null,
    to: answers.to === null,
    date: answers.appointment === null,
    flightNumber: isFlightNumberRequired(answers.service) && answers.flightNumber?.trim() === '',
    vehicle: answers.vehicle === null,
  }
  return bookingFields.filter((field) => missing[field]).map((field) => ({ code: 'field.required' as const, field }))
}
