import { type Money, money } from '#kernel/money.ts'
import type { Zone } from '#kernel/time.ts'
import { type AppointmentContext, type Appointments, appointments } from '#modules/branches/rules/appointment-slots.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { type LeadProduct, orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import { optionName } from '#modules/catalogue/rules/product-words.ts'
import type { ChosenAccessory } from './ride-price.ts'
import type { OfferedVehicle } from './vehicle-offer.ts'

/** The part of a product that a vehicle needs; `price` per km as decimal, null where it is hidden. */
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

/** An accessory that can be added to a trip. `price` is for one. `isOnce`: it can be chosen once, without an amount. */
export interface Addon {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Money
  readonly isOnce: boolean
}

/** Part of a vehicle whose options are its accessories (specification §3: type and id 'addons'). */
const ADDONS = 'addons'
/** An option with this value is chosen or not, without an amount: 'Empfang mit Schild'. */
const ONCE = 'once'

export const addonsOf = (product: Pick<VehicleProduct, 'parts' | 'translations'>, locale: 'de' | 'en'): Addon[] =>
  (product.parts.find((part) => part.type === ADDONS && part.id === ADDONS)?.options ?? []).map((option) => ({
    id: option.id,
    name: optionName(product, ADDONS, option.id, locale),
    description: option.description,
    price: money(option.price),
    isOnce: option.value === ONCE,
  }))

/** The chosen accessories that this vehicle offers, in its order. Accessories that were chosen for another vehicle are left out. */
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
 * Everything that decides the slots of a ride: branch hours, vehicle, category, lead time and driving time. The server accepts exactly the
 * offered slots.
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
