import type { Locale } from '#contract/locale.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import type { orderingEndpoints } from '#modules/ordering/contract.ts'
import { type Addon, type ChosenAddon, unanswered } from '../../rules/addons.ts'
import { isTownOnly } from '../../rules/booking-form.ts'
import { isFlightMissing } from '#modules/ordering/rules/missing-flight.ts'
import type { Service } from '#modules/ordering/rules/ride-services.ts'
import { spokenPhone } from '#modules/ordering/rules/spoken-phone.ts'

/** Everything that staff enter in the form while the caller is on the phone. */
export interface RideEntry {
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly from: LocationPoint | null
  readonly to: LocationPoint | null
  readonly service: Service
  /** An instant as ISO text. Empty: staff have not chosen a time, or no time is free. */
  readonly appointment: string
  readonly adults: number
  readonly children: number
  /** Number of pieces of luggage. */
  readonly luggage: number
  /** Street and number, if the chosen place is only a town. */
  readonly fromDetail: string
  readonly toDetail: string
  /** Empty: the caller is the passenger. */
  readonly passengerName: string
  readonly passengerPhone: string
  readonly signName: string
  readonly flightNumber: string
  readonly accessories: readonly ChosenAddon[]
  /** Id of the vehicle's product. */
  readonly vehicle: string
  readonly payment: 'cash' | 'atm-card' | 'hydro-ag-voucher'
  readonly comment: string
}

export const emptyRide: RideEntry = {
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  from: null,
  to: null,
  service: 'private-transfer',
  appointment: '',
  adults: 1,
  children: 0,
  luggage: 0,
  fromDetail: '',
  toDetail: '',
  passengerName: '',
  passengerPhone: '',
  signName: '',
  flightNumber: '',
  accessories: [],
  vehicle: '',
  payment: 'cash',
  comment: '',
}

/**
 * The service of a ride: an airport transfer if start or destination is an airport, otherwise a private transfer. If staff chose a
 * chauffeur for the guest's own car, that choice stays.
 */
export function serviceFor({ service, from, to }: Pick<RideEntry, 'service' | 'from' | 'to'>): Service {
  if (service === 'chauffeur') return service
  return from?.category === 'airport' || to?.category === 'airport' ? 'airport-transfer' : 'private-transfer'
}

/** Whether the form asks for street and number, because the chosen place is only a town. */
export function isDetailAsked(entry: RideEntry, end: 'from' | 'to'): boolean {
  const place = entry[end]
  return place !== null && isTownOnly(place)
}
const isDetailMissing = (entry: RideEntry, end: 'from' | 'to'): boolean =>
  isDetailAsked(entry, end) && entry[`${end}Detail`].trim() === ''

type MissingPlace = 'from' | 'fromDetail' | 'to' | 'toDetail'
export type Missing = MissingPlace | 'phone' | 'lastName' | 'day' | 'time' | 'answer' | 'vehicle'

/**
 * Required fields that are still empty, in the sequence of the form. `addons`: the accessories of the vehicle, which may ask a question. A flight
 * number is not required (docs/rules/orders.md, Flight number). `unread`: the fields that hold a text that is no possible day or no free time.
 */
export const missingIn = (entry: RideEntry, addons: readonly Addon[], unread: readonly Missing[] = []): Missing[] => [
  ...(entry.phone.trim() ? [] : (['phone'] as const)),
  ...(entry.lastName.trim() ? [] : (['lastName'] as const)),
  ...(entry.from ? [] : (['from'] as const)),
  ...(isDetailMissing(entry, 'from') ? (['fromDetail'] as const) : []),
  ...(entry.to ? [] : (['to'] as const)),
  ...(isDetailMissing(entry, 'to') ? (['toDetail'] as const) : []),
  ...(unread.includes('day') ? (['day'] as const) : []),
  ...(entry.appointment && !unread.includes('time') ? [] : (['time'] as const)),
  ...(unanswered(addons, entry.accessories) ? (['answer'] as const) : []),
  ...(entry.vehicle ? [] : (['vehicle'] as const)),
]

/** Whether the form says that the flight number is missing: the new order would have the hint 'Flugnummer fehlt'. */
export const isFlightOpen = (entry: RideEntry): boolean => {
  const { from, flightNumber } = entry
  return (
    from !== null && isFlightMissing({ state: 'waiting', ride: { service: serviceFor(entry), from, flightNumber } })
  )
}

type Body = InputOf<typeof orderingEndpoints.enter>['body']

/** The order to send. It contains the total that staff read to the caller. Undefined while start or destination is missing. */
export function rideDraft(
  entry: RideEntry,
  context: { branch: { id: string; country: string }; locale: Locale; total: number | undefined },
): Body | undefined {
  const { from, to } = entry
  if (!from || !to) return undefined
  return {
    branch: context.branch.id,
    locale: context.locale,
    items: [{ product: entry.vehicle, amount: 1 }],
    ride: {
      service: serviceFor(entry),
      from,
      to,
      flightNumber: entry.flightNumber,
      adults: entry.adults,
      children: entry.children,
      luggage: entry.luggage,
      fromDetail: isTownOnly(from) ? entry.fromDetail.trim() : '',
      toDetail: isTownOnly(to) ? entry.toDetail.trim() : '',
      passengerName: entry.passengerName.trim(),
      passengerPhone: spokenPhone(entry.passengerPhone.trim(), context.branch.country),
      signName: entry.signName.trim(),
      accessories: [...entry.accessories],
    },
    appointmentDate: entry.appointment || null,
    paymentMethod: entry.payment,
    phone: spokenPhone(entry.phone, context.branch.country),
    firstName: entry.firstName,
    lastName: entry.lastName,
    email: entry.email,
    comment: entry.comment,
    country: context.branch.country,
    ...(context.total === undefined ? {} : { expectedTotal: context.total }),
  }
}
