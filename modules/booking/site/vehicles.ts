import { isVehicleIn, productName } from '#modules/catalogue/rules/product-words.ts'
import type { Locale } from '#contract/locale.ts'
import { type Addon, addonsOf, type ChosenAddon, chosenAddons } from '../rules/addons.ts'
import { offeredVehicle, rideSlots } from '../rules/booking-vehicle.ts'
import { quoteRide } from '../rules/quote-ride.ts'
import type { RidePrice, RideSegment } from '../rules/ride-price.ts'
import type { OfferedVehicle } from '../rules/vehicle-offer.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import type { PublicCategory, PublicProduct } from '#modules/catalogue/contract.ts'

/** The fields of a branch that the booking form needs. Other fields are not sent with the page. */
export const bookingBranchFields = [
  'id',
  'identifier',
  'name',
  'phone',
  'email',
  'timeZone',
  'openingHours',
  'country',
  'leadTimeMinutes',
  'waitingMinutes',
  'airportWaitingMinutes',
  'freeCancelHours',
  'homeCountry',
  'countryTaxes',
  'longitude',
  'latitude',
] as const
export type BookingBranch = Pick<PublicBranch, (typeof bookingBranchFields)[number]>

/** The fields of a vehicle that the booking form needs. Other fields are not sent with the page. */
export const bookingProductFields = [
  'id',
  'name',
  'translations',
  'type',
  'categoryId',
  'images',
  'price',
  'isEnabled',
  'isPublic',
  'isVisibleWhenUnavailable',
  'schedule',
  'isLeadTimeEnabled',
  'leadTimeType',
  'leadTimeValue',
  'parts',
  'content',
] as const
export type BookingProduct = Pick<PublicProduct, (typeof bookingProductFields)[number]>

export const bookingCategoryFields = ['id', 'isEnabled', 'schedule'] as const
export type BookingCategory = Pick<PublicCategory, (typeof bookingCategoryFields)[number]>

/** A vehicle with its texts in the visitor's language, and with the data that the rules need. */
export interface BookingVehicle extends OfferedVehicle {
  readonly name: string
  readonly content: { readonly identifier?: string | undefined }
  readonly image: PublicProduct['images'][number] | undefined
  readonly addons: readonly Addon[]
  readonly product: BookingProduct
}

/** The vehicles that are meant for this language, in the sequence of the catalogue. */
export const vehiclesOf = (
  products: readonly BookingProduct[],
  categories: readonly BookingCategory[],
  locale: Locale,
): BookingVehicle[] =>
  products
    .filter((product) => isVehicleIn(product, locale))
    .map((product) => ({
      ...offeredVehicle(product, categories),
      name: productName(product, locale),
      content: { identifier: product.content.identifier },
      image: product.images[0],
      addons: addonsOf(product, locale),
      product,
    }))

/**
 * Calculates the price of a ride in the browser, by the same rules as the server. Undefined if the vehicle has no price that visitors may
 * see, or if the route has no length.
 */
export function quote(
  vehicle: BookingVehicle,
  segments: readonly RideSegment[],
  accessories: readonly ChosenAddon[],
  branch: Pick<BookingBranch, 'homeCountry' | 'countryTaxes'>,
): RidePrice | undefined {
  const priced = quoteRide(vehicle.product, segments, chosenAddons(vehicle.addons, accessories), branch)
  return priced.ok ? priced.value : undefined
}

/** The times at which a ride with this vehicle can start. The server accepts exactly the same times. */
export const slotsFor = (
  vehicle: BookingVehicle | undefined,
  branch: BookingBranch,
  ride: { now: Temporal.Instant; zone: string; seconds: number | undefined },
): Appointments => rideSlots(vehicle && { offered: vehicle, product: vehicle.product }, branch, ride)
