import { countryName } from '#i18n/country-name.ts'
import type { Locale } from '#contract/locale.ts'
import type { BookingTexts } from '../words/booking.ts'
import { type Money, money } from '#kernel/money.ts'
import { printedLine } from '#kernel/pricing.ts'
import type { Service } from '#modules/ordering/rules/ride-services.ts'
import { fittingService, isTownOnly } from '../rules/booking-form.ts'
import { addonTexts, chosenAddons } from '../rules/addons.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import type { CountrySplit, RidePrice } from '../rules/ride-price.ts'
import type { Ride, RideRequest } from '#modules/ordering/contract/ride.ts'
import type { Route } from '#modules/maps/rules/route.ts'
import type { BookingDraft } from './draft.ts'
import { roughOf } from './ride-open.ts'
import { durationText } from './route-words.ts'
import type { BookingVehicle } from './vehicles.ts'

/** The data that the summary of a ride shows, in the checkout and on the status page. */
export interface RideView {
  readonly service: Service
  readonly from: string
  readonly to: string
  /** The ends of the ride (`from`, `to`) whose street the map does not know. 'ungefähr' is shown next to them. */
  readonly rough: readonly ('from' | 'to')[]
  readonly flightNumber: string
  readonly adults: number
  readonly children: number
  readonly luggage: number
  /** The chosen accessories as texts: 'Empfang mit Schild', '1 × Kindersitz'. */
  readonly accessories: readonly string[]
  /** Distance and driving time as text: '61,9 km · 48 Min.', with 'geschätzt' if the route is an estimate. */
  readonly distance: string
  readonly needsConfirmation: boolean
  readonly estimated: boolean
}

/** The amounts that the price table shows: one row per country and accessory, then net, taxes and total. They are rounded to cents. */
export interface PriceView {
  readonly countries: readonly Pick<CountrySplit, 'country' | 'kilometres' | 'net' | 'taxRate' | 'tax'>[]
  readonly accessories: readonly {
    readonly name: string
    readonly net: Money
    readonly taxRate: number
    readonly tax: Money
  }[]
  readonly net: Money
  readonly taxes: readonly { readonly rate: number; readonly tax: Money }[]
  readonly total: Money
}

const distanceOf = (route: Pick<Route, 'metres' | 'seconds' | 'estimated'>, texts: BookingTexts['route']): string =>
  [
    texts.kilometres(route.metres),
    durationText(route.seconds, texts),
    ...(route.estimated ? [texts.estimated] : []),
  ].join(' · ')

/** Appends the exact address to the name of a place: 'Salzburg, Getreidegasse 9'. */
const exactName = (name: string, detail: string): string => [name, detail].filter(Boolean).join(', ')

/**
 * The exact address that the visitor typed for this place. Empty if the place is not only a town: the form then does not show the field, and
 * its text is not sent.
 */
const detailOf = (draft: BookingDraft, end: 'from' | 'to'): string =>
  isTownOnly(draft[end]) ? draft[`${end}Detail`].trim() : ''

/**
 * Whether the driver can wait with a welcome sign. This is possible if the ride starts at an airport, or if the visitor chose an accessory
 * without an amount, such as 'Empfang mit Schild'.
 */
export const isSignPossible = (draft: BookingDraft, vehicle: Pick<BookingVehicle, 'addons'>): boolean =>
  draft.from?.category === 'airport' ||
  chosenAddons(vehicle.addons, draft.accessories).some(({ addon }) => addon.isOnce)

export function viewOfDraft(draft: BookingDraft, vehicle: BookingVehicle, texts: BookingTexts): RideView {
  const { route } = draft
  return {
    service: draft.service,
    from: exactName(draft.from?.name ?? '', detailOf(draft, 'from')),
    to: exactName(draft.to?.name ?? '', detailOf(draft, 'to')),
    rough: roughOf(draft),
    flightNumber: displayFlightNumber(draft.flightNumber),
    adults: draft.adults,
    children: draft.children,
    luggage: draft.luggage,
    accessories: addonTexts(vehicle.addons, draft.accessories),
    distance: route ? distanceOf(route, texts.route) : '',
    needsConfirmation: route?.needsConfirmation ?? false,
    estimated: route?.estimated ?? false,
  }
}

export const viewOfRide = (ride: Ride, texts: BookingTexts): RideView => ({
  service: ride.service,
  from: ride.from.name,
  to: ride.to.name,
  rough: roughOf(ride),
  flightNumber: displayFlightNumber(ride.flightNumber),
  adults: ride.adults,
  children: ride.children ?? 0,
  luggage: ride.luggage ?? 0,
  accessories: ride.accessoryNames.map((one) => accessoryText(one)),
  distance: distanceOf(ride.route, texts.route),
  needsConfirmation: ride.route.needsConfirmation,
  estimated: ride.route.estimated,
})

export function priceView(price: RidePrice, vehicle: BookingVehicle): PriceView {
  const { pricing } = price
  const nameOf = (id: string | undefined) => vehicle.addons.find((one) => one.id === id)?.name ?? ''
  return {
    countries: price.split,
    // Accessories that cost nothing get no row in the price table.
    accessories: price.lines
      .filter(({ kind, gross }) => kind === 'accessory' && gross !== 0)
      .map((line) => ({ ...printedLine(line), name: nameOf(line.accessory), taxRate: line.taxRate })),
    net: pricing.totalNet,
    taxes: pricing.taxes,
    total: pricing.totalGross,
  }
}

/** Converts an amount of a response, a decimal with at most 4 places, to `Money`. */
const decimal = (amount: number): Money => money(amount.toFixed(4))

/** Converts the price of an existing order to the rows of the price table. The order contains decimals; the table shows cents. */
export function orderPriceView(order: {
  readonly items: readonly {
    readonly kind: string
    readonly name: string
    readonly amount: number
    readonly country: string | null
    readonly net: number
    readonly tax: number
    readonly taxRate: number
    readonly gross: number
  }[]
  readonly pricing: {
    readonly totalNet: number
    readonly totalGross: number
    readonly taxes: readonly { readonly rate: number; readonly tax: number }[]
  }
}): PriceView {
  // The net amount is shown as gross minus the rounded tax, so that the amounts of the row add up (docs/rules/money.md, Lines and totals).
  const amounts = (item: { tax: number; taxRate: number; gross: number }) => ({
    ...printedLine({ gross: decimal(item.gross), tax: decimal(item.tax) }),
    taxRate: item.taxRate,
  })
  return {
    countries: order.items
      .filter(({ kind }) => kind === 'ride')
      .map((item) => ({ ...amounts(item), country: item.country ?? '', kilometres: item.amount })),
    accessories: order.items
      .filter(({ kind, gross }) => kind === 'accessory' && gross !== 0)
      .map((item) => ({ ...amounts(item), name: item.name })),
    net: decimal(order.pricing.totalNet),
    taxes: order.pricing.taxes.map(({ rate, tax }) => ({ rate, tax: decimal(tax) })),
    total: decimal(order.pricing.totalGross),
  }
}

/**
 * The ride as it is sent with the order. Undefined while start or destination is missing. Route and price are not sent, because the server
 * computes both.
 */
export function rideRequest(draft: BookingDraft, vehicle: BookingVehicle): RideRequest | undefined {
  const { from, to } = draft
  if (!from || !to) return undefined
  return {
    service: draft.service,
    from: { ...from, location: [...from.location] },
    to: { ...to, location: [...to.location] },
    flightNumber: draft.flightNumber.trim(),
    adults: draft.adults,
    children: draft.children,
    luggage: draft.luggage,
    fromDetail: detailOf(draft, 'from'),
    toDetail: detailOf(draft, 'to'),
    passengerName: draft.isForOther ? draft.passengerName.trim() : '',
    passengerPhone: draft.isForOther ? draft.passengerPhone.trim() : '',
    signName: isSignPossible(draft, vehicle) ? draft.signName.trim() : '',
    // If the guest gave no answer, the field `answer` is left out: a server of an earlier release does not know this field and would refuse
    // the order.
    accessories: chosenAddons(vehicle.addons, draft.accessories).map(({ amount, answer, id }) => ({
      id,
      amount,
      ...(answer && { answer }),
    })),
  }
}

/**
 * The booking draft for 'Neue Anfrage mit diesen Angaben' (new request with the same data): all data of an earlier ride except its time,
 * which the guest must choose.
 */
export const draftOfRide = (ride: Ride): Partial<BookingDraft> => ({
  service: ride.service,
  // If the service of the ride is not the service that fits its places, the guest chose it. The form then keeps it when a place is changed.
  isServiceChosen: ride.service !== fittingService(ride.service, ride.from, ride.to),
  from: ride.from,
  to: ride.to,
  flightNumber: displayFlightNumber(ride.flightNumber),
  vehicle: { id: ride.vehicle.productId, identifier: '', name: ride.vehicle.name },
  adults: ride.adults,
  children: ride.children ?? 0,
  luggage: ride.luggage ?? 0,
  fromDetail: ride.fromDetail ?? '',
  toDetail: ride.toDetail ?? '',
  isForOther: Boolean(ride.passengerName),
  passengerName: ride.passengerName ?? '',
  passengerPhone: ride.passengerPhone ?? '',
  signName: ride.signName ?? '',
  accessories: ride.accessories,
  appointment: null,
  proposedDate: null,
  route: null,
})

/** The displayed name of a price line: for kilometres ('ride:SK') the country, otherwise the line's own name. */
export const lineName = (line: { readonly key: string; readonly name: string }, locale: Locale): string =>
  line.key.startsWith('ride:') ? countryName(line.key.slice(5), locale) : line.name || line.key
