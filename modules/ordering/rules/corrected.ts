import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import type { Order } from '../contract/order.ts'
import type { OrderDetails } from '../contract/whole-order-calls.ts'
import { type Contact, contactErrors, type ContactFlags, isAddressShown } from './contact.ts'
import { withAnswers } from './corrected-answers.ts'
import { isFinal } from './lifecycle.ts'
import { parsePhone } from './phone.ts'

type Details = Pick<Order, Exclude<keyof OrderDetails, 'ride'>> & { readonly ride: Order['ride'] }
interface Correction {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Compares the order with the fields that staff sent, and returns the fields that differ, with old and new value. Fails with
 * `order.wrong_state` if the order has ended. Fails with `order.field_fixed` if a delivery address is sent for an order that is not a
 * delivery, or ride data for an order without a ride. The sent fields are checked by the same rules as in a new order. Fields that were not
 * sent are not checked, with one exception: the country, if the order is delivered to the guest's own address.
 */
export function correctionOf(
  order: Order,
  sent: OrderDetails,
  branch: ContactFlags & { readonly country: string },
): Result<Correction, Failure & { errors?: readonly Failure[] }> {
  if (isFinal(order.state)) return fail({ code: 'order.wrong_state', values: { state: order.state } })
  if (sent.ride && !order.ride) return fail({ code: 'order.field_fixed', field: 'ride' })
  if (sent.deliveryAddress && !order.isDelivery) return fail({ code: 'order.field_fixed', field: 'deliveryAddress' })
  const { ride, ...plain } = sent
  const errors = contactFailures(order, sent, branch)
  if (errors.length > 0) return fail({ ...(errors[0] as Failure), errors })
  const country = isAddressShown(branch, order.deliveryType) ? (sent.country ?? order.country) : branch.country
  const phone = sent.phone ? parsePhone(sent.phone, country) : undefined
  const wanted: Record<string, unknown> = { ...plain, ...(phone?.ok ? { phone: phone.value } : {}) }
  const now: Readonly<Partial<Details>> = order
  const own = differences(wanted, now as Readonly<Record<string, unknown>>)
  const { accessoryAnswers = [], ...rideFields } = ride ?? {}
  const answered = order.ride && accessoryAnswers.length > 0 ? withAnswers(order.ride, accessoryAnswers) : {}
  if (!answered) return fail({ code: 'field.choice', field: 'ride.accessoryAnswers' })
  const inRide = differences({ ...rideFields, ...answered }, (order.ride ?? {}) as Readonly<Record<string, unknown>>)
  return ok({ before: { ...own.before, ...inRide.before }, after: { ...own.after, ...inRide.after } })
}

/**
 * Checks the corrected order like a new one, but returns only failures of fields that staff sent. One exception: it also returns a failure
 * of the country, if the order is delivered to the guest's own address.
 */
function contactFailures(
  order: Order,
  sent: OrderDetails,
  branch: ContactFlags & { readonly country: string },
): Failure[] {
  const other = sent.deliveryAddress === undefined ? order.deliveryAddress : sent.deliveryAddress
  const { ride: _, deliveryAddress: __, ...own } = sent
  const contact: Contact = {
    ...order,
    ...(withoutUndefined(own) as Partial<Contact>),
    isDeliveryAddressDifferent: other !== null,
    deliveryStreet: other?.street ?? '',
    deliveryZipCode: other?.zipCode ?? '',
    deliveryCity: other?.city ?? '',
    deliveryCountry: other?.country,
    legalInstructions: true,
    privacyPolicy: true,
  }
  const ofAddress = new Set(['deliveryStreet', 'deliveryZipCode', 'deliveryCity'])
  const found = contactErrors(contact, branch, order.deliveryType, branch.country).filter(({ field = '' }) =>
    ofAddress.has(field) ? sent.deliveryAddress !== undefined : field in sent,
  )
  if ((sent.isCompany ?? order.isCompany) && (sent.companyName ?? order.companyName) === '' && sent.companyName === '')
    found.push({ code: 'field.required', field: 'companyName' })
  if (order.isDelivery && other === null && !isCountry(sent.country ?? order.country))
    found.push({ code: 'field.choice', field: 'country' })
  return found
}

type Values = Readonly<Record<string, unknown>>

const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

function differences(wanted: Values, now: Values): Correction {
  const changed = Object.keys(wanted).filter(
    (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(now[name] ?? ''),
  )
  const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? '']))
  return { before: of(now), after: of(wanted) }
}
