import { endpoint } from '#contract/endpoint.ts'
import { LngLatPair } from '#modules/maps/contract.ts'
import * as z from 'zod'
import { decimal, PaymentMethod } from './shapes.ts'

const Stop = z.object({
  name: z.string(),
  place: z.string(),
  location: LngLatPair,
  /** A street that is on no map: `location` is the middle of its town. */
  isRough: z.boolean(),
})

/** What a driver needs of a ride: no mail address, no home address, no price but what is to be paid in the car. */
export const TodaysRide = z.object({
  id: z.uuid(),
  uid: z.string(),
  ticketNumber: z.int().nullable(),
  branchId: z.uuid(),
  state: z.enum(['confirmed', 'in-delivery', 'completed']),
  at: z.iso.datetime(),
  guest: z.string(),
  /** As it is dialled; empty once the ride is over. */
  phone: z.string(),
  from: Stop,
  to: Stop,
  flightNumber: z.string(),
  adults: z.int(),
  vehicle: z.string(),
  extras: z.array(z.object({ name: z.string(), amount: z.int(), isOnce: z.boolean().optional() })),
  comment: z.string(),
  metres: z.int(),
  seconds: z.int(),
  /** What the driver collects, in currency units; null: nothing, it is paid online. */
  toPay: decimal.nullable(),
  paymentMethod: PaymentMethod,
  currency: z.string(),
})
export type TodaysRide = z.infer<typeof TodaysRide>

/** Rides for those who drive. Every member of staff may read those of the own branches (docs/rules/back-office.md, Roles). */
export const rideListEndpoints = {
  todaysRides: endpoint({
    id: 'orders.todays-rides',
    method: 'GET',
    path: '/api/orders/todays-rides',
    access: 'staff',
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(TodaysRide),
    summary: "Today's accepted rides of the user's branches, by time; only what a driver needs",
  }),
}
