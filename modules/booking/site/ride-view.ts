import { countryName } from '#i18n/country-name.ts'
import type { Locale } from '#contract/locale.ts'
import type { BookingTexts } from '../words/booking.ts'
import { type Money, money } from '#kernel/money.ts'
import { printedLine } from '#kernel/pricing.ts'
import type { Service } from '#modules/ordering/rules/ride-services.ts'
import { isTownOnly } from '../rules/booking-form.ts'
import { chosenAddons } from '../rules/booking-vehicle.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { isRouteOpen } from '#modules/ordering/rules/price-open.ts'
import type { CountrySplit, RidePrice } from '../rules/ride-price.ts'
import type { Ride, RideRequest } from '#modules/ordering/contract/ride.ts'
import { isRoughAddress, type LocationPoint } from '#modules/maps/rules/place.ts'
import type { Route } from '#modules/maps/rules/route.ts'
import type { BookingDraft } from './draft.ts'
import { distanceText, durationText } from './route-words.ts'
import type { BookingVehicle } from './vehicles.ts'

/** The data of a ride for its summaries, before and after the order. */
export interface RideView {
  readonly service: Service
  readonly from: string
  readonly to: string
  /** Start or destination, if its street is not on the map. Then 'ungefähr' is next to the address. */
  readonly rough: readonly ('from' | 'to')[]
  readonly flightNumber: string
  readonly adults: number
  readonly children: number
  readonly luggage: number
  /** The chosen accessories as text: 'Empfang mit Schild', '1 × Kindersitz'. */
  readonly accessories: readonly string[]
  /** '61,9 km · 48 Min.', with 'geschätzt' if the route is an estimate. */
  readonly distance: string
  readonly needsConfirmation: boolean
  readonly estimated: boolean
}

/** A price as the table shows it: per country and accessory, then net, taxes and total. All amounts are in cents. */
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
    distanceText(route.metres, texts),
    durationText(route.seconds, texts),
    ...(route.estimated ? [texts.estimated] : []),
  ].join(' · ')

/** The name of a place with its exact address: 'Salzburg, Getreidegasse 9'. */
const exactName = (name: string, detail: string): string => [name, detail].filter(Boolean).join(', ')

export const roughOf = (ride: { from: LocationPoint | null; to: LocationPoint | null }): ('from' | 'to')[] =>
  (['from', 'to'] as const).filter((end) => {
    const point = ride[end]
    return point !== null && isRoughAddress(point)
  })

/**
 * Whether the business must confirm the price. A ride with an approximate address is one of the reasons, because the address can be
 * anywhere in its town.
 */
export const isViewOpen = (ride: Pick<RideView, 'estimated' | 'needsConfirmation' | 'rough'>): boolean =>
  isRouteOpen(ride) || ride.rough.length > 0

/**
 * The typed exact address of start or destination. Empty if the place is not only a town: then the form does not show the field, and its
 * text is not sent.
 */
const detailOf = (draft: BookingDraft, end: 'from' | 'to'): string =>
  isTownOnly(draft[end]) ? draft[`${end}Detail`].trim() : ''

/** Whether the driver can meet the passenger with a sign: at an airport, or if the visitor added the accessory for it. */
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
    accessories: chosenAddons(vehicle.addons, draft.accessories).map(({ addon, amount }) =>
      addon.isOnce ? addon.name : texts.accessories.amount(amount, addon.name),
    ),
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
  accessories: ride.accessoryNames.map(({ amount, isOnce, name }) =>
    isOnce ? name : texts.accessories.amount(amount, name),
  ),
  distance: distanceOf(ride.route, texts.route),
  needsConfirmation: ride.route.needsConfirmation,
  estimated: ride.route.estimated,
})

export function priceView(price: RidePrice, vehicle: BookingVehicle): PriceView {
  const { pricing } = price
  const nameOf = (id: string | undefined) => vehicle.addons.find((one) => one.id === id)?.name ?? ''
  return {
    countries: price.split,
    // Free accessories have no line.
    accessories: price.lines
      .filter(({ kind, gross }) => kind === 'accessory' && gross !== 0)
      .map((line) => ({ ...printedLine(line), name: nameOf(line.accessory), taxRate: line.taxRate })),
    net: pricing.totalNet,
    taxes: pricing.taxes,
    total: pricing.totalGross,
  }
}

/** Amounts in responses are decimals with at most 4 places. */
const decimal = (amount: number): Money => money(amount.toFixed(4))

/** The price of a stored order in the form of the table. The order's amounts are decimals; the printed taxes are in cents. */
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
  // The printed net is the gross minus the printed tax (docs/rules/money.md, Lines and totals).
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
 * The ride as it is sent with the order. Undefined while start or destination is missing. It contains no route and no price, because the
 * server computes both.
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
    accessories: chosenAddons(vehicle.addons, draft.accessories).map(({ id, amount }) => ({ id, amount })),
  }
}

/** The draft for 'Neue Anfrage mit diesen Angaben'. It has the same details, but no time: the guest must choose one. */
export const draftOfRide = (ride: Ride): Partial<BookingDraft> => ({
  service: ride.service,
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

/** The name of a price line: the country if the line is for its kilometres ('ride:SK'), otherwise the line's name. */
export const lineName = (line: { readonly key: string; readonly name: string }, locale: Locale): string =>
  line.key.startsWith('ride:') ? countryName(line.key.slice(5), locale) : line.name || line.key
