import type { Service } from '#modules/ordering/rules/ride-services.ts'

/** Only a ride from or to the airport needs a flight number; elsewhere it is '(opt.)' (specification §2, §5). */
export const isFlightNumberRequired = (service: Service | null | undefined): boolean => service === 'airport-transfer'

/** Passenger choices are 1 to 8 (specification §9). */
export const MOST_PASSENGERS = 8

/**
 * The service that fits start and destination, used until the visitor chooses one: an airport transfer if one end is an airport, otherwise a
 * private transfer. Unchanged while start or destination is empty, and for a chauffeur.
 */
export function fittingService(
  service: Service,
  from: { readonly category: string } | null,
  to: { readonly category: string } | null,
): Service {
  if (!from || !to || service === 'chauffeur') return service
  return [from, to].some(({ category }) => category === 'airport') ? 'airport-transfer' : 'private-transfer'
}

interface Seated {
  readonly seats?: number | undefined
}
const seatsOf = ({ seats }: Seated): number => seats ?? MOST_PASSENGERS

/** The choices of the passenger stepper: from 1 to the seats of the largest vehicle, at most 8. */
export function passengerChoices(vehicles: readonly Seated[]): number[] {
  const largest = vehicles.length === 0 ? MOST_PASSENGERS : Math.max(...vehicles.map(seatsOf))
  const most = Math.max(1, Math.min(largest, MOST_PASSENGERS))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** The smallest vehicle with enough seats, the first of equally large ones. Undefined if none has enough. */
export const smallestFor = <V extends Seated>(adults: number, vehicles: readonly V[]): V | undefined =>
  vehicles
    .filter((one) => seatsOf(one) >= adults)
    .reduce<V | undefined>((best, one) => (best && seatsOf(best) <= seatsOf(one) ? best : one), undefined)

interface Exact {
  readonly mapboxId: string
  readonly category: string
  readonly precision: string
}

/** Was only a town chosen? Then the driver needs street and number. A typed address contains them, also if it is on no map. */
export const isTownOnly = (point: Exact | null): boolean =>
  point !== null && point.precision === 'place' && point.category === 'place' && !point.mapboxId.startsWith('typed:')

/** The ends of a ride at which only a town was chosen and no exact address was given. */
export const roughEnds = (ride: {
  readonly from: Exact | null
  readonly to: Exact | null
  readonly fromDetail: string
  readonly toDetail: string
}): ('from' | 'to')[] =>
  (['from', 'to'] as const).filter((end) => isTownOnly(ride[end]) && ride[`${end}Detail`].trim() === '')

interface Located {
  readonly mapboxId: string
  readonly location: readonly [number, number]
}

/** Are start and destination the same place? Such a ride is refused. */
export const isSamePlace = (from: Located | null, to: Located | null): boolean =>
  from !== null && to !== null && (from.mapboxId === to.mapboxId || from.location.join() === to.location.join())

/** Fields that can be in error, in the form's order (specification §5). */
const bookingFields = ['service', 'from', 'to', 'date', 'flightNumber', 'vehicle'] as const
export type BookingField = (typeof bookingFields)[number]

/** The part of the booking draft that must be complete. An ordered ride has this shape, too. */
export interface BookingAnswers {
  readonly service: Service | null
  readonly from: object | null
  readonly to: object | null
  /** Instant; null while none is chosen. */
  readonly appointment: string | Temporal.Instant | null
  readonly flightNumber: string
  readonly vehicle: object | null
}

/** The missing fields, each as `field.required`. Empty: the visitor can continue to the checkout (specification §5). */
export function bookingErrors(answers: BookingAnswers): { code: 'field.required'; field: BookingField }[] {
  const missing: Readonly<Record<BookingField, boolean>> = {
    service: answers.service === null,
    from: answers.from === null,
    to: answers.to === null,
    date: answers.appointment === null,
    flightNumber: isFlightNumberRequired(answers.service) && answers.flightNumber.trim() === '',
    vehicle: answers.vehicle === null,
  }
  return bookingFields.filter((field) => missing[field]).map((field) => ({ code: 'field.required' as const, field }))
}
