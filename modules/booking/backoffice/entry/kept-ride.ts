import * as z from 'zod'
import { LocationPoint } from '#modules/maps/contract.ts'
import { services } from '#modules/ordering/rules/ride-services.ts'
import type { Values } from '#ui/backoffice/crud/record.ts'
import type { RideEntry } from './ride-entry.ts'

const short = z.string().max(200).catch('')
const persons = z.int().min(0).max(20).catch(0)
const Stored = z.object({
  phone: short,
  firstName: short,
  lastName: short,
  email: short,
  from: LocationPoint.nullable().catch(null),
  to: LocationPoint.nullable().catch(null),
  service: z.enum(services),
  appointment: short,
  adults: z.int().min(1).max(20).catch(1),
  children: persons,
  luggage: persons,
  fromDetail: short,
  toDetail: short,
  passengerName: short,
  passengerPhone: short,
  signName: short,
  flightNumber: short,
  accessories: z
    .array(z.object({ id: z.string().max(60), amount: z.int().min(1).max(50), answer: z.string().max(200).optional() }))
    .catch([]),
  vehicle: short,
  payment: z.enum(['cash', 'atm-card', 'hydro-ag-voucher']),
  comment: z.string().max(2000).catch(''),
})

/**
 * Reads an unfinished ride that staff entered and that this tab has stored. If its vehicle no longer exists, the first vehicle is chosen. A
 * time in the past is removed. Undefined if the stored data is not a ride. `now`: milliseconds since 1970.
 */
export function readRide(
  stored: Values,
  vehicles: readonly { id: string }[],
  now: number,
): { value: RideEntry; lost: readonly string[] } | undefined {
  const read = Stored.safeParse(stored)
  if (!read.success) return undefined
  const { appointment, vehicle } = read.data
  const value = {
    ...read.data,
    appointment: isAhead(appointment, now) ? appointment : '',
    vehicle: vehicles.some(({ id }) => id === vehicle) ? vehicle : (vehicles[0]?.id ?? ''),
  }
  return { value, lost: [] }
}

function isAhead(appointment: string, now: number): boolean {
  try {
    return Temporal.Instant.from(appointment).epochMilliseconds > now
  } catch {
    return false
  }
}
