import { text } from '#contract/shapes.ts'
import { LngLatPair, LocationPoint } from '#modules/maps/contract.ts'
import * as z from 'zod'
import { Locale } from './shapes.ts'
import { MOST_ANSWER } from '../rules/accessory-answer.ts'
import { longestTexts } from '../rules/longest-texts.ts'
import { services } from '../rules/ride-services.ts'

export const Service = z.enum(services)
export type Service = z.infer<typeof Service>

/**
 * Ids of the configuration steps of a vehicle (the questions in its booking form). In the specification (§3) they are named Dienstleistung,
 * Startpunkt, Endpunkt, Flugnummer, Personenanzahl and accessories.
 */
export const partIds = {
  service: 'service',
  from: 'from',
  to: 'to',
  flightNumber: 'flightNumber',
  passengers: 'cde4fa',
  addons: 'addons',
} as const

/**
 * A chosen accessory, for example a child seat. `answer`: what the guest answers to the question of the accessory; required if the
 * accessory asks one (docs/rules/orders.md, Accessories).
 */
const Accessory = z.strictObject({
  id: text(40),
  amount: z.int().min(1).max(20),
  answer: text(MOST_ANSWER).optional(),
})

/**
 * The part of an order draft that describes a ride. From the whole draft, the server uses only this part to compute the route and the
 * price.
 */
export const RideRequest = z.strictObject({
  service: Service,
  from: LocationPoint,
  to: LocationPoint,
  flightNumber: text(20).default(''),
  adults: z.int().min(1).max(60),
  children: z.int().min(0).max(60).default(0),
  /** Pieces of luggage. */
  luggage: z.int().min(0).max(60).default(0),
  /** What the driver must know in addition if the guest chose only a town or a large place: street and number, or the terminal. */
  fromDetail: text(160).default(''),
  toDetail: text(160).default(''),
  /** Name and phone number of the passenger, if somebody else made the booking. */
  passengerName: text(longestTexts.passengerName).default(''),
  passengerPhone: text(40).default(''),
  /** The name that the driver writes on the welcome sign. */
  signName: text(longestTexts.signName).default(''),
  accessories: z.array(Accessory).max(20).default([]),
})
export type RideRequest = z.infer<typeof RideRequest>

/** The body of the call that asks for the price of a ride before the ride is ordered. */
export const WantedRide = z.strictObject({
  branch: z.uuid(),
  product: z.uuid(),
  ride: RideRequest,
  locale: Locale.default('de'),
  /** Code of the partner whose rates are used; empty: no partner. */
  partner: text(60).default(''),
})

/** The part of a route in one country, in metres. */
const RouteSegment = z.strictObject({ country: z.string().max(5), metres: z.int().nonnegative() })

/** The route that the server computed and stored with the order (specification §3, Route). */
const StoredRoute = z.object({
  metres: z.int(),
  seconds: z.int(),
  segments: z.array(RouteSegment),
  geometry: z.array(LngLatPair).readonly(),
  source: z.string(),
  estimated: z.boolean(),
  needsConfirmation: z.boolean(),
})
type StoredRoute = z.infer<typeof StoredRoute>

/** A ride as responses of the API contain it, for staff and customers. */
export const Ride = RideRequest.extend({
  // These fields are optional here, because rides that earlier releases stored do not have them.
  children: z.int().optional(),
  luggage: z.int().optional(),
  fromDetail: z.string().optional(),
  toDetail: z.string().optional(),
  passengerName: z.string().optional(),
  passengerPhone: z.string().optional(),
  signName: z.string().optional(),
  /** `name` is in the guest's language, `staffName` in the language of the catalogue. `staffName` is missing if both names are the same. */
  vehicle: z.object({ productId: z.uuid(), name: z.string(), image: z.string(), staffName: z.string().optional() }),
  route: StoredRoute,
  /**
   * The ordered accessories, named in the guest's language. `isOnce`: the guest could only answer yes or no, so the amount is not shown. `answer`:
   * the guest's answer to the question of the accessory.
   */
  accessoryNames: z.array(
    z.object({
      name: z.string(),
      amount: z.int(),
      isOnce: z.boolean().optional(),
      staffName: z.string().optional(),
      answer: z.string().optional(),
    }),
  ),
})
export type Ride = z.infer<typeof Ride>
