import type { OrderSummary } from '#modules/ordering/contract.ts'
import { parsePhone } from '#modules/ordering/rules/phone.ts'
import type { RideEntry } from './ride-entry.ts'

/**
 * Copies places, guest, passengers, luggage, service, vehicle and extras of an earlier ride into the form. Time and flight are not copied. If
 * `last` is not a ride, the form stays unchanged.
 */
export function fromLastRide(entry: RideEntry, last: OrderSummary): RideEntry {
  const { ride } = last
  if (!ride) return entry
  return {
    ...entry,
    firstName: last.firstName,
    lastName: last.lastName,
    email: last.email,
    from: ride.from,
    to: ride.to,
    service: ride.service,
    adults: ride.adults,
    children: ride.children ?? 0,
    luggage: ride.luggage ?? 0,
    fromDetail: ride.fromDetail ?? '',
    toDetail: ride.toDetail ?? '',
    passengerName: ride.passengerName ?? '',
    passengerPhone: ride.passengerPhone ?? '',
    signName: ride.signName ?? '',
    accessories: ride.accessories,
    vehicle: ride.vehicle.productId,
  }
}

/** Like `fromLastRide`, for the way back: start and destination are swapped with their exact addresses. Time and flight are empty. */
export function fromReturnOf(entry: RideEntry, last: OrderSummary): RideEntry {
  if (!last.ride) return entry
  const there = fromLastRide(entry, last)
  const { from, fromDetail, to, toDetail } = there
  return { ...there, from: to, to: from, fromDetail: toDetail, toDetail: fromDetail, appointment: '', flightNumber: '' }
}

/** If the vehicle of the entry is no longer offered, chooses the first vehicle. */
export const inOffered = (entry: RideEntry, vehicles: readonly { id: string }[]): RideEntry =>
  vehicles.some(({ id }) => id === entry.vehicle) ? entry : { ...entry, vehicle: vehicles[0]?.id ?? '' }

/** The name of a guest whose phone number is known. `phone`: the number in its international form. */
export interface KnownName {
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
}

const numberIn = (phone: string, country: string): string => {
  const parsed = parsePhone(phone, country)
  return parsed.ok ? parsed.value : ''
}

/** The name in the last ride of the guest with the typed phone number. Undefined if the number is not valid or has no ride with a name. */
export function knownName(phone: string, country: string, last: OrderSummary | undefined): KnownName | undefined {
  const number = numberIn(phone, country)
  if (!last?.lastName || number === '' || numberIn(last.phone, country) !== number) return undefined
  return { phone: number, firstName: last.firstName, lastName: last.lastName }
}

type Names = Pick<RideEntry, 'firstName' | 'lastName'>

/** Whether the name in the form is still the one that was filled in. */
export const isFilledName = (entry: Names, filled: KnownName | undefined): boolean =>
  filled !== undefined && entry.firstName === filled.firstName && entry.lastName === filled.lastName

/**
 * What to change when the guest of the typed number becomes known: an empty name is filled, once for each number. A name that was filled for
 * another number is removed. A typed name stays. `filled`: the name that was filled in last. Undefined: nothing changes.
 */
export function nameChange(
  entry: Names & Pick<RideEntry, 'phone'>,
  country: string,
  { filled, known }: { filled: KnownName | undefined; known: KnownName | undefined },
): { names: Names; filled: KnownName | undefined } | undefined {
  const isOther = filled !== undefined && numberIn(entry.phone, country) !== filled.phone
  if (isOther && isFilledName(entry, filled)) return { names: { firstName: '', lastName: '' }, filled: undefined }
  const isEmpty = entry.firstName.trim() === '' && entry.lastName.trim() === ''
  if (!known || !isEmpty || known.phone === filled?.phone) return undefined
  return { names: { firstName: known.firstName, lastName: known.lastName }, filled: known }
}
