import { dateAt, type Zone } from '#kernel/time.ts'
import { contains, type OpeningHours, windowsOn } from '#modules/branches/rules/opening-hours.ts'

/** The parts of a vehicle that determine whether it is offered: those of its product, and those of its category. */
export interface OfferedVehicle {
  readonly id: string
  readonly isEnabled: boolean
  readonly isPublic: boolean
  readonly schedule: OpeningHours
  readonly isVisibleWhenUnavailable: boolean
  readonly seats?: number | undefined
  /** The most pieces of luggage that the vehicle takes. Undefined if the business has not entered it. */
  readonly luggage?: number | undefined
  readonly category?: { readonly isEnabled: boolean; readonly schedule: OpeningHours } | undefined
}

/** The ride for which vehicles are offered. Without an appointment, schedules are not checked. */
export interface WantedRide {
  readonly adults: number
  /** Children need a seat, too. */
  readonly children?: number
  /** Number of pieces of luggage. */
  readonly luggage?: number
  readonly appointment: Temporal.Instant | null
  /** Driving time in seconds. 0 while no route is known. */
  readonly seconds: number
  readonly zone: Zone
}

/** Why a vehicle cannot be chosen. `vehicle.unavailable`: a schedule excludes the start or the end of the ride. */
export type VehicleRefusal =
  | 'vehicle.disabled'
  | 'vehicle.too_small'
  | 'vehicle.too_little_luggage'
  | 'vehicle.unavailable'

/**
 * Why the vehicle cannot be booked; undefined if it can. The schedules of both the vehicle and its category must allow start and end of the
 * ride (specification §4, Product orderable).
 */
export function vehicleRefusal(vehicle: OfferedVehicle, ride: WantedRide): VehicleRefusal | undefined {
  if (!vehicle.isEnabled || !vehicle.isPublic || vehicle.category?.isEnabled === false) return 'vehicle.disabled'
  if (vehicle.seats !== undefined && vehicle.seats < personsOf(ride)) return 'vehicle.too_small'
  if (vehicle.luggage !== undefined && vehicle.luggage < (ride.luggage ?? 0)) return 'vehicle.too_little_luggage'
  const schedules = [vehicle.schedule, vehicle.category?.schedule ?? []]
  return schedules.every((schedule) => allows(schedule, ride)) ? undefined : 'vehicle.unavailable'
}

/** The number of persons who need a seat. */
export const personsOf = ({ adults, children = 0 }: Pick<WantedRide, 'adults' | 'children'>): number =>
  adults + children

function allows(schedule: OpeningHours, { appointment, seconds, zone }: WantedRide): boolean {
  if (!appointment || schedule.length === 0) return true
  const end = appointment.add({ seconds: Math.ceil(seconds) })
  const around = (at: Temporal.Instant) =>
    [dateAt(at, zone).subtract({ days: 1 }), dateAt(at, zone)].flatMap((date) => windowsOn(schedule, date, zone))
  // The ride may end exactly at closing time (docs/rules/time.md, Opening hours).
  return (
    around(appointment).some((window) => contains(window, appointment)) &&
    around(end).some((window) => contains(window, end) || window.to.equals(end))
  )
}

const isTooSmall = (refusal: VehicleRefusal): boolean =>
  refusal === 'vehicle.too_small' || refusal === 'vehicle.too_little_luggage'

interface VehicleOffer<V> {
  readonly vehicle: V
  /** Why the card is disabled. Undefined if the vehicle can be booked. */
  readonly refusal: VehicleRefusal | undefined
}

/**
 * The vehicle cards: public vehicles in their sequence. A vehicle that is too small is shown as disabled. A vehicle that is switched off or
 * outside its schedule is shown as disabled if `isVisibleWhenUnavailable` is set, and hidden otherwise (specification §4).
 */
export function offerVehicles<V extends OfferedVehicle>(vehicles: readonly V[], ride: WantedRide): VehicleOffer<V>[] {
  return vehicles
    .filter((vehicle) => vehicle.isPublic)
    .map((vehicle) => ({ vehicle, refusal: vehicleRefusal(vehicle, ride) }))
    .filter(({ vehicle, refusal }) => refusal === undefined || isTooSmall(refusal) || vehicle.isVisibleWhenUnavailable)
}
