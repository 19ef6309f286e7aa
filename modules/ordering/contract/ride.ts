import { text } from '#contract/shapes.ts'
import { LngLatPair, LocationPoint } from '#modules/maps/contract.ts'
import * as z from 'zod'
import { Locale } from './shapes.ts'
import { services } from '../rules/ride-services.ts'

export const Service = z.enum(services)
export type Service = z.infer<typeof Service>

/**
 * Ids of the parts of a booked vehicle. Their names are Dienstleistung, Startpunkt, Endpunkt, Flugnummer, Personenanzahl and the
 * accessories (specification §3).
 */
export const partIds = {
  service: 'service',
  from: 'from',
  to: 'to',
  flightNumber: 'flightNumber',
  passengers: 'cde4fa',
  addons: 'addons',
} as const

/** The data that a ride adds to the order draft. From the draft the server uses only this data to compute route and price. */
export const RideRequest = z.strictObject({
  service: Service,
  from: LocationPoint,
  to: LocationPoint,
  flightNumber: text(20).default(''),
  adults: z.int().min(1).max(60),
  children: z.int().min(0).max(60).default(0),
  /** Pieces of luggage. */
  luggage: z.int().min(0).max(60).default(0),
  /** Street, number or terminal, which the driver needs if only a town was chosen. */
  fromDetail: text(160).default(''),
  toDetail: text(160).default(''),
  /** The passenger, if somebody else made the booking. */
  passengerName: text(160).default(''),
  passengerPhone: text(40).default(''),
  /** The name that is written on the driver's welcome sign. */
  signName: text(80).default(''),
  accessories: z
    .array(z.strictObject({ id: text(40), amount: z.int().min(1).max(20) }))
    .max(20)
    .default([]),
})
export type RideRequest = z.infer<typeof RideRequest>

/** A ride for which a price is requested before the booking. */
export const WantedRide = z.strictObject({
  branch: z.uuid(),
  product: z.uuid(),
  ride: RideRequest,
  locale: Locale.default('de'),
  /** Code of the partner whose rates apply. */
  partner: text(60).default(''),
})

/** The part of a route in one country, in metres. */
const RouteSegment = z.strictObject({ country: z.string().max(5), metres: z.int().nonnegative() })

/** A computed route as it is stored with an order (specification §3, Route). */
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

/** A ride as part of an order, as staff and customers read it. */
export const Ride = RideRequest.extend({
  // Optional, because rides from earlier releases do not have these fields.
  children: z.int().optional(),
  luggage: z.int().optional(),
  fromDetail: z.string().optional(),
  toDetail: z.string().optional(),
  passengerName: z.string().optional(),
  passengerPhone: z.string().optional(),
  signName: z.string().optional(),
  /** `staffName`: the name in the catalogue, if the guest read another language. */
  vehicle: z.object({ productId: z.uuid(), name: z.string(), image: z.string(), staffName: z.string().optional() }),
  route: StoredRoute,
  /**
   * Names of the accessories with amounts, in the order's language. `isOnce`: the guest could only answer yes or no, so the amount is not
   * shown.
   */
  accessoryNames: z.array(
    z.object({
      name: z.string(),
      amount: z.int(),
      isOnce: z.boolean().optional(),
      staffName: z.string().optional(),
    }),
  ),
})
export type Ride = z.infer<typeof Ride>
