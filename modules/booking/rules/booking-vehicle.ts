import { type Money, money } from '#kernel/money.ts'
import type { Zone } from '#kernel/time.ts'
import { type AppointmentContext, type Appointments, appointments } from '#modules/branches/rules/appointment-slots.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { type LeadProduct, orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import { optionName } from '#modules/catalogue/rules/product-words.ts'
import type { ChosenAccessory } from './ride-price.ts'
import type { OfferedVehicle } from './vehicle-offer.ts'

/** The fields of a product that a vehicle needs. `price`: price per km as a decimal; null if it is hidden. */
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
  }[]
}

interface VehicleCategory {
  readonly id: string
  readonly isEnabled: boolean
  readonly schedule: OpeningHours
}

/** An accessory of a vehicle. `price` is for one piece. `isOnce`: visitors choose it or not, without an amount. */
export interface Addon {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Money
  readonly isOnce: boolean
}

/** Id and type of the part whose options are the vehicle's accessories (specification §3). */
const ADDONS = 'addons'
/** Value of an option that visitors choose or not, without an amount: 'Empfang mit Schild'. */
const ONCE = 'once'

export const addonsOf = (product: Pick<VehicleProduct, 'parts' | 'translations'>, locale: 'de' | 'en'): Addon[] =>
  (product.parts.find((part) => part.type === ADDONS && part.id === ADDONS)?.options ?? []).map((option) => ({
    id: option.id,
    name: optionName(product, ADDONS, option.id, locale),
    description: option.description,
    price: money(option.price),
    isOnce: option.value === ONCE,
  }))

/** The chosen accessories that this vehicle offers, in the vehicle's sequence. Accessories that only another vehicle offers are left out. */
export const chosenAddons = (
  addons: readonly Addon[],
  chosen: readonly { readonly id: string; readonly amount: number }[],
): (ChosenAccessory & { addon: Addon })[] =>
  addons.flatMap((addon) => {
    const amount = chosen.find((one) => one.id === addon.id)?.amount ?? 0
    return amount > 0 ? [{ id: addon.id, amount: addon.isOnce ? 1 : amount, price: addon.price, addon }] : []
  })

/** Converts a product to the shape that the rules for bookable vehicles need. */
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
 * Everything that determines the slots of a ride: branch hours, vehicle, category, lead time and driving time. The server accepts exactly
 * the slots that are offered.
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
