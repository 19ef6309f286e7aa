import type { Zone } from '#kernel/time.ts'
import { type AppointmentContext, type Appointments, appointments } from '#modules/branches/rules/appointment-slots.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { type LeadProduct, orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import type { OfferedVehicle } from './vehicle-offer.ts'

/**
 * The part of a product that the booking form needs to offer it as a vehicle. `price`: per kilometre, as a decimal; null if visitors may not
 * see it.
 */
export interface VehicleProduct extends LeadProduct {
  readonly id: string
  readonly name: string
  readonly translations: {
    readonly en?:
      | { readonly name?: string | undefined; readonly parts?: Readonly<Record<string, string>> | undefined }
      | undefined
  }
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly price: number | null
  readonly isEnabled: boolean
  readonly isPublic: boolean
  readonly isVisibleWhenUnavailable: boolean
  readonly schedule: OpeningHours
  readonly parts: readonly VehiclePart[]
  readonly content: {
    readonly language?: 'de' | 'en' | undefined
    readonly seats?: number | undefined
    readonly luggage?: number | undefined
    readonly discounts: readonly {
      readonly from: number
      readonly price?: number | undefined
      readonly percent?: number | undefined
    }[]
  }
}

interface VehiclePart {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly options: readonly {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly price: number
    readonly value: string
    readonly question?: string | undefined
  }[]
}

interface VehicleCategory {
  readonly id: string
  readonly isEnabled: boolean
  readonly schedule: OpeningHours
}

/** Converts a product to the form in which the rules check whether a vehicle can be booked. */
export const offeredVehicle = (product: VehicleProduct, categories: readonly VehicleCategory[]): OfferedVehicle => {
  const category = categories.find(({ id }) => id === product.categoryId)
  const { id, isEnabled, isPublic, isVisibleWhenUnavailable, schedule } = product
  return {
    id,
    isEnabled,
    isPublic,
    isVisibleWhenUnavailable,
    schedule,
    seats: product.content.seats,
    luggage: product.content.luggage,
    ...(category ? { category } : {}),
  }
}

/**
 * Collects everything that decides at which times a ride can start: opening hours of the branch, schedules of vehicle and category, lead time
 * and driving time. Booking form and server use it, so that exactly the offered times are accepted.
 */
export function rideAppointments(
  vehicle: { readonly offered: OfferedVehicle; readonly product: LeadProduct } | undefined,
  branch: { readonly openingHours: OpeningHours; readonly leadTimeMinutes: number },
  ride: { readonly now: Temporal.Instant; readonly zone: Zone; readonly seconds: number | undefined },
): AppointmentContext {
  const { now, zone, seconds } = ride
  return {
    now,
    zone,
    hours: branch.openingHours,
    schedules: vehicle ? [vehicle.offered.schedule, vehicle.offered.category?.schedule ?? []] : [],
    leadTime: orderLeadTime(vehicle ? [vehicle.product] : [], branch.leadTimeMinutes, now, zone),
    ...(seconds === undefined ? {} : { rideSeconds: seconds }),
  }
}

export const rideSlots = (...context: Parameters<typeof rideAppointments>): Appointments =>
  appointments(rideAppointments(...context))
