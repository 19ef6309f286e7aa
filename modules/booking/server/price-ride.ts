import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { acceptsAppointment } from '#modules/branches/rules/appointment-slots.ts'
import type { Category, Product } from '#modules/catalogue/contract.ts'
import { optionName, productName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { isRoughAddress, type LocationPoint } from '#modules/maps/rules/place.ts'
import type { ComputeRoute, Route } from '#modules/maps/rules/route.ts'
import type { PartnerRates } from '#modules/ordering/contract/partner-rates.ts'
import { partIds, type Ride, type RideRequest } from '#modules/ordering/contract/ride.ts'
import { isMoreThanAdults, partyText } from '#modules/ordering/words/ride-party.ts'
import { accessoryErrors } from './accessory-errors.ts'
import { bookingErrors, MOST_PASSENGERS } from '../rules/booking-form.ts'
import { addonsOf, chosenAddons } from '../rules/addons.ts'
import { offeredVehicle, rideAppointments } from '../rules/booking-vehicle.ts'
import { quoteRide } from '../rules/quote-ride.ts'
import { displayFlightNumber, normaliseFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { parsePhone } from '#modules/ordering/rules/phone.ts'
import type { RideLine, RidePrice } from '../rules/ride-price.ts'
import { vehicleImage } from '../rules/vehicle-image.ts'
import { personsOf, vehicleRefusal } from '../rules/vehicle-offer.ts'

interface RidePorts {
  catalogue(): Promise<{ products: readonly Product[]; categories: readonly Category[] }>
  /** Returns the route between two points from the maps module, which the browser's preview uses, too. */
  computeRoute: ComputeRoute
  /** Whether this server has returned this place with these coordinates and name before. The signature in the place proves it. */
  isOurPlace(point: LocationPoint): boolean
}

/** The ride whose price is calculated. `appointment` is undefined if only the price is asked for; then the time is not checked. */
export interface WantedRide {
  branch: Branch
  product: string | undefined
  ride: RideRequest | undefined
  appointment: string | null | undefined
  locale: Locale
  /** The rates of the partner to whom the order belongs; undefined: the normal prices apply. */
  rates?: PartnerRates | undefined
  /** Whether staff entered the ride by phone. Then the flight number may be missing (docs/rules/orders.md, Flight number). */
  isByStaff?: boolean | undefined
}

/** A line of the price with its texts, as it is stored with the order. */
type PrintedRideLine = Omit<RideLine, 'country'> & {
  productId: string | null
  name: string
  unit: string
  country: string | null
  details: { name: string; value: string }[]
  staffName: string | null
  staffDetails: { name: string; value: string }[] | null
}

export interface PricedRide {
  lines: PrintedRideLine[]
  totals: RidePrice['pricing']
  ride: Ride
}

export type RideRefusal = Failure & { errors?: readonly Failure[] }

/**
 * Calculates the price of a ride from the catalogue and from a route that the server computes. All broken rules of the booking form are
 * returned at once (specification §5: service, from, to, date, flightNumber, vehicle). If the chosen time is no longer offered, the failure
 * contains the next free time: `values.nextFree` (ISO) and `values.next` (as text). If the maps module is not available, `maps.unavailable`
 * is the only failure. If the ride is missing or the vehicle is unknown, the result contains only this failure and the missing fields.
 */
export const priceRideOrder =
  (ports: RidePorts) =>
  async (wanted: WantedRide, now: Temporal.Instant): Promise<Result<PricedRide, RideRefusal>> => {
    const { branch, ride, locale } = wanted
    const { products, categories } = await ports.catalogue()
    const product = products.find(({ id, type }) => id === wanted.product && type === 'vehicle')
    const errors: Failure[] = bookingErrors({
      service: ride?.service ?? null,
      from: ride?.from ?? null,
      to: ride?.to ?? null,
      appointment: wanted.appointment === undefined ? String(now) : wanted.appointment,
      // It is asked for later than the price. Staff may leave it open.
      flightNumber: wanted.appointment === undefined || wanted.isByStaff ? undefined : (ride?.flightNumber ?? ''),
      vehicle: wanted.product === undefined ? null : { id: wanted.product },
    })
    if (!ride) return refused(errors)
    if (!product) return refused([...errors, { code: 'vehicle.disabled', field: 'vehicle' }])

    errors.push(...placeErrors(ride, ports.isOurPlace))
    const route = await ports.computeRoute(ride.from.location, ride.to.location)
    if (!route.ok && route.code === 'maps.unavailable') return fail<RideRefusal>({ code: route.code })
    if (!route.ok) errors.push({ code: route.code, field: 'to' })

    const phone = ride.passengerPhone === '' ? undefined : parsePhone(ride.passengerPhone, branch.country)
    if (phone && !phone.ok) errors.push({ ...phone, field: 'passengerPhone' })
    const addons = addonsOf(product, locale)
    errors.push(...accessoryErrors(addons, ride, wanted.appointment !== undefined), ...passengerErrors(ride))
    const seconds = route.ok ? route.value.seconds : 0
    const offered = offeredVehicle(product, categories)
    const appointment = wanted.appointment ? Temporal.Instant.from(wanted.appointment) : null
    const refusal = vehicleRefusal(offered, { ...ride, appointment: null, seconds, zone: branch.timeZone })
    if (refusal) errors.push({ code: refusal, field: 'vehicle' })
    if (appointment) {
      const context = rideAppointments({ offered, product }, branch, { now, zone: branch.timeZone, seconds })
      const accepted = acceptsAppointment(appointment, context)
      if (!accepted.ok) errors.push({ code: accepted.code, field: 'date', values: accepted.values })
    }
    if (errors[0] || !route.ok) return refused(errors)

    const chosen = chosenAddons(addons, ride.accessories)
    const priced = quoteRide(product, route.value.segments, chosen, branch, wanted.rates)
    if (!priced.ok) return refused([{ ...priced, field: 'to' }])
    const reached = phone?.ok ? { ...ride, passengerPhone: phone.value } : ride
    return ok(assemble({ product, ride: reached, route: route.value, price: priced.value, chosen, locale }))
  }

const refused = (errors: readonly Failure[]) => {
  const [first = { code: 'request.invalid' }] = errors
  return fail<RideRefusal>({ ...first, errors })
}

/**
 * Checks that start and destination come from this server with unchanged coordinates. Otherwise a client could pay for a short route and name
 * places that are far apart.
 */
const placeErrors = (ride: RideRequest, isOurs: RidePorts['isOurPlace']): Failure[] =>
  (['from', 'to'] as const).flatMap((end) => (isOurs(ride[end]) ? [] : [{ code: 'place.unknown', field: end }]))
const passengerErrors = (ride: RideRequest): Failure[] =>
  personsOf(ride) > MOST_PASSENGERS
    ? [{ code: 'field.too_large', field: 'adults', values: { max: MOST_PASSENGERS } }]
    : []

interface Parts {
  product: Product
  ride: RideRequest
  route: Route
  price: RidePrice
  chosen: ReturnType<typeof chosenAddons>
  locale: Locale
}

function assemble({ product, ride, route, price, chosen, locale }: Parts): PricedRide {
  const name = productName(product, locale)
  const forStaff = locale === staffLocale ? undefined : inStaffWords(product, ride)
  const flightNumber = normaliseFlightNumber(ride.flightNumber)
  const isRough = isRoughAddress(ride.from) || isRoughAddress(ride.to)
  const details = detailsOf(product, { ...ride, flightNumber }, locale)
  const { metres, seconds, segments, geometry, source, estimated, needsConfirmation } = route
  return {
    lines: price.lines.map((line, index) => {
      const addon = chosen.find(({ id }) => id === line.accessory)?.addon
      return {
        ...line,
        productId: product.id,
        name: line.kind === 'ride' ? name : (addon?.name ?? ''),
        unit: line.kind === 'ride' ? 'km' : 'amount',
        country: line.country ?? null,
        details: index === 0 ? details : [],
        staffName: forStaff ? (line.kind === 'ride' ? forStaff.name : forStaff.extra(line.accessory)) : null,
        staffDetails: forStaff && index === 0 ? detailsOf(product, { ...ride, flightNumber }, staffLocale) : null,
      }
    }),
    // Staff must confirm the price in three cases: the distance is only estimated, the map does not know the street of start or
    // destination, or the division of the kilometres between countries is uncertain.
    totals: {
      ...price.pricing,
      isApproximate: price.pricing.isApproximate || estimated || isRough || needsConfirmation,
    },
    ride: {
      ...ride,
      flightNumber,
      accessories: chosen.map(({ id, amount, answer }) => ({ id, amount, ...(answer && { answer }) })),
      vehicle: {
        productId: product.id,
        name,
        ...(forStaff ? { staffName: forStaff.name } : {}),
        image: vehicleImage(product),
      },
      route: {
        metres,
        seconds,
        segments: segments.map((segment) => ({ ...segment })),
        geometry,
        source,
        estimated,
        needsConfirmation,
      },
      accessoryNames: chosen.map(({ id, addon, amount, answer }) => {
        const staffName = forStaff?.extra(id)
        const named = { name: addon.name, amount, isOnce: addon.isOnce }
        return { ...named, ...(staffName && { staffName }), ...(answer && { answer }) }
      }),
    },
  }
}

/** The language of names for drivers and the front desk: German, in which the products of the catalogue are written. */
const staffLocale: Locale = 'de'

/**
 * Returns the name of the vehicle in the language of the staff, and a function that returns the name of an accessory by its id. The function
 * knows only the chosen accessories. For another id it returns null.
 */
function inStaffWords(product: Product, { accessories }: RideRequest) {
  const extras = chosenAddons(addonsOf(product, staffLocale), accessories)
  return {
    name: productName(product, staffLocale),
    extra: (id: string | undefined) => extras.find((one) => one.id === id)?.addon.name ?? null,
  }
}

/**
 * The details of the ride for its price line: label and value of service, start, destination, flight number and passengers (specification
 * §3).
 */
function detailsOf(product: Product, ride: RideRequest, locale: Locale): { name: string; value: string }[] {
  const part = (id: string, value: string) => ({ name: stepName(product, id, locale), value })
  return [
    part(partIds.service, optionName(product, partIds.service, ride.service, locale)),
    part(partIds.from, ride.from.name),
    part(partIds.to, ride.to.name),
    ...(ride.flightNumber ? [part(partIds.flightNumber, displayFlightNumber(ride.flightNumber))] : []),
    part(partIds.passengers, isMoreThanAdults(ride) ? partyText(ride, locale) : String(ride.adults)),
  ]
}
