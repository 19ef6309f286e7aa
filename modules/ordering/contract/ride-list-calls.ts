import { endpoint } from '#contract/endpoint.ts'
import { LngLatPair } from '#modules/maps/contract.ts'
import * as z from 'zod'
import { decimal, PaymentMethod } from './shapes.ts'

const Stop = z.object({
  name: z.string(),
  place: z.string(),
  /** What the guest added if the map knows only a town or a large place: 'Hotel Weitzer'. Empty: nothing. */
  detail: z.string(),
  location: LngLatPair,
  /** True if the map does not know the street of this place. `location` is then the centre of the town. */
  isRough: z.boolean(),
})

/**
 * A ride as drivers see it. It does not contain the guest's mail address or home address. It contains the price only if the driver must
 * collect it.
 */
export const TodaysRide = z.object({
  id: z.uuid(),
  uid: z.string(),
  ticketNumber: z.int().nullable(),
  /** The ticket number as staff call it (rules/called-number.ts). Missing in answers of an older server. */
  calledNumber: z.string().nullable().optional(),
  branchId: z.uuid(),
  state: z.enum(['confirmed', 'in-delivery', 'completed']),
  at: z.iso.datetime(),
  guest: z.string(),
  /** The guest's phone number, so that the driver can call. It is empty after the ride has ended. */
  phone: z.string(),
  from: Stop,
  to: Stop,
  flightNumber: z.string(),
  /** True if the ride begins at an airport and nobody has named the flight. */
  isFlightMissing: z.boolean(),
  adults: z.int(),
  vehicle: z.string(),
  /** The ordered accessories, for example child seats. `answer`: the guest's answer, if the accessory asks a question. */
  extras: z.array(
    z.object({ name: z.string(), amount: z.int(), isOnce: z.boolean().optional(), answer: z.string().optional() }),
  ),
  comment: z.string(),
  /** The length of the ride. With a price by kilometres it is the sum of its countries, each rounded up, as in board and drawer. */
  metres: z.int(),
  seconds: z.int(),
  /** The amount that the driver must collect, in currency units. Null if the guest pays online, or if the ride has ended. */
  toPay: decimal.nullable(),
  paymentMethod: PaymentMethod,
  currency: z.string(),
})
export type TodaysRide = z.infer<typeof TodaysRide>

/** API call that lists today's rides for drivers. All staff may read the rides of their own branches (docs/rules/back-office.md, Roles). */
export const rideListEndpoints = {
  todaysRides: endpoint({
    id: 'orders.todays-rides',
    method: 'GET',
    path: '/api/orders/todays-rides',
    access: 'staff',
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(TodaysRide),
    summary:
      "Accepted rides of today and of the night until 6:00, of the user's branches, by time; only what a driver needs",
  }),
}
