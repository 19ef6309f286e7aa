import { dateAt, type Zone } from '#kernel/time.ts'
import { contains, type OpeningHours, windowsOn } from '#modules/branches/rules/opening-hours.ts'

/** The facts about a vehicle and its category that decide whether it can be booked. */
export interface OfferedVehicle {
  readonly id: string
  readonly isEnabled: boolean
  readonly isPublic: boolean
  readonly schedule: OpeningHours
  readonly isVisibleWhenUnavailable: boolean
  readonly seats?: number | undefined
  /** The maximum number of pieces of luggage that fit into the vehicle. Undefined if the business has not entered a number. */
  readonly luggage?: number | undefined
  readonly category?: { readonly isEnabled: boolean; readonly schedule: OpeningHours } | undefined
}

/** The ride for which vehicles are offered. Schedules are checked only if it has an appointment. */
export interface WantedRide {
  readonly adults: number
  /** Number of children. Each child needs a seat, as each adult does. */
  readonly children?: number
  /** Number of pieces of luggage. */
  readonly luggage?: number
  readonly appointment: Temporal.Instant | null
  /** The driving time in seconds; 0 while the route is not known. */
  readonly seconds: number
  readonly zone: Zone
}

/**
 * The reason why a vehicle cannot be booked. `vehicle.unavailable`: according to a schedule it is not available when the ride starts or ends.
 */
export type VehicleRefusal =
  | 'vehicle.disabled'
  | 'vehicle.too_small'
  | 'vehicle.too_little_luggage'
  | 'vehicle.unavailable'

/**
 * Returns the reason why the vehicle cannot be booked for this ride; undefined if it can. Both the vehicle's and its category's schedule must
 * allow the start and the end of the ride (specification §4, Product orderable).
 */
export function vehicleRefusal(vehicle: OfferedVehicle, ride: WantedRide): VehicleRefusal | undefined {
  if (!vehicle.isEnabled || !vehicle.isPublic || vehicle.category?.isEnabled === false) return 'vehicle.disabled'
  if (vehicle.seats !== undefined && vehicle.seats < personsOf(ride)) return 'vehicle.too_small'
  if (vehicle.luggage !== undefined && vehicle.luggage < (ride.luggage ?? 0)) return 'vehicle.too_little_luggage'
  const schedules = [vehicle.schedule, vehicle.category?.schedule ?? []]
  return schedules.every((schedule) => allows(schedule, ride)) ? undefined : 'vehicle.unavailable'
}

/** The number of seats that the ride needs: adults and children. */
export const personsOf = ({ adults, children = 0 }: Pick<WantedRide, 'adults' | 'children'>): number =>
  adults + children

function allows(schedule: OpeningHours, { appointment, seconds, zone }: WantedRide): boolean {
  if (!appointment || schedule.length === 0) return true
  const end = appointment.add({ seconds: Math.ceil(seconds) })
  const around = (at: Temporal.Instant) =>
    [dateAt(at, zone).subtract({ days: 1 }), dateAt(at, zone)].flatMap((date) => windowsOn(schedule, date, zone))
  // The ride may end exactly when the vehicle's schedule ends (docs/rules/time.md, Opening hours).
  return (
    around(appointment).some((window) => contains(window, appointment)) &&
    around(end).some((window) => contains(window, end) || window.to.equals(end))
  )
}

const isTooSmall = (refusal: VehicleRefusal): boolean =>
  refusal === 'vehicle.too_small' || refusal === 'vehicle.too_little_luggage'

interface VehicleOffer<V> {
  readonly vehicle: V
  /** The reason why the vehicle's card is disabled; undefined if the vehicle can be booked. */
  readonly refusal: VehicleRefusal | undefined
}

/**
 * The vehicles that the booking form shows as cards, in the sequence of the catalogue. A vehicle that is too small is shown as disabled. A
 * vehicle that is switched off or not available at that time is shown as disabled if `isVisibleWhenUnavailable` is set; otherwise it is not
 * shown (specification §4). A vehicle that is not public is never shown.
 */
export function offerVehicles<V extends OfferedVehicle>(vehicles: readonly V[], ride: WantedRide): VehicleOffer<V>[] {
  return vehicles
    .filter((vehicle) => vehicle.isPublic)
    .map((vehicle) => ({ vehicle, refusal: vehicleRefusal(vehicle, ride) }))
    .filter(({ vehicle, refusal }) => refusal === undefined || isTooSmall(refusal) || vehicle.isVisibleWhenUnavailable)
}
