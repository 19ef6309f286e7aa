import type { CheckoutTexts } from '../../../words/checkout.ts'
import type { Failure } from '#kernel/result.ts'
import type { PhoneField } from '../../../rules/phone-field.ts'
import { isPhoneCountry } from '../../../rules/phone.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import { isWorldCountry } from '#modules/branches/rules/world-countries.ts'
import { type Contact, contactErrors, type ContactFlags, type DeliveryType } from '../../../rules/contact.ts'
import { type TipChoice, tipChoices } from '../../../rules/tip.ts'
import type { OrderDraftInput } from '../../../contract.ts'
import type { CallError } from '#ui/site/json-call.ts'

export type PaymentMethod = NonNullable<OrderDraftInput['paymentMethod']>

/** All fields of the checkout (specification §2, Checkout and Booking checkout; §3, Order draft). */
export interface CheckoutForm extends Contact, PhoneField {
  readonly isCompany: boolean
  readonly companyName: string
  readonly vatNumber: string
  readonly floor: string
  readonly stairway: string
  readonly door: string
  readonly deliveryFirstName: string
  readonly deliveryLastName: string
  readonly deliveryCompany: string
  readonly deliveryFloor: string
  readonly deliveryStairway: string
  readonly deliveryDoor: string
  readonly deliveryCountry: string
  /** Identifier of the guest's table. */
  readonly table: string
  readonly comment: string
  /** Whether the device stores the contact data after this order. */
  readonly isRemembered: boolean
  /** Id of the recipient of the donation; empty: no donation. */
  readonly donatee: string
  readonly paymentMethod: PaymentMethod
  readonly tipChoice: TipChoice
  /** The tip that the guest typed in, as text. */
  readonly tipTyped: string
  /** Whether the guest confirms to be old enough for the alcohol in the order. The form asks only if the order contains alcohol. */
  readonly isOfAge: boolean
}

/** The preselected method: cash if offered, otherwise datatrans if offered (specification §4, Payment method default), otherwise the first one. */
export const firstMethod = (methods: readonly PaymentMethod[]): PaymentMethod =>
  (['cash', 'datatrans'] as const).find((one) => methods.includes(one)) ?? methods[0] ?? 'cash'

/** Returns an empty form with this country and payment method. Legal checkboxes are never preset. */
export const emptyForm = (paymentMethod: PaymentMethod, country = 'AT'): CheckoutForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneTyped: '',
  phoneCountry: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '',
  city: '',
  country,
  deliveryArea: '',
  isDeliveryAddressDifferent: false,
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryCompany: '',
  deliveryStreet: '',
  deliveryFloor: '',
  deliveryStairway: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
  deliveryCountry: country,
  table: '',
  isCompany: false,
  companyName: '',
  vatNumber: '',
  comment: '',
  isRemembered: false,
  donatee: '',
  paymentMethod,
  tipChoice: 'none',
  tipTyped: '',
  isOfAge: false,
  legalInstructions: false,
  privacyPolicy: false,
})

/** Fields that are not stored with the form, because they are stored with the cart. */
const neverKept: readonly string[] = ['deliveryArea', 'table']
const agreements: readonly string[] = ['isOfAge', 'legalInstructions', 'privacyPolicy']

/**
 * Returns the form as text, which is stored for reloads and for the 'back' button. The consents are part of it only with `withAgreements`,
 * because a consent is only for the order for which the guest gave it.
 */
export function serialiseForm(form: CheckoutForm, withAgreements = false): string {
  const left = withAgreements ? neverKept : [...neverKept, ...agreements]
  return JSON.stringify(Object.fromEntries(Object.entries(form).filter(([name]) => !left.includes(name))))
}

/**
 * Restores the stored form. Never throws: fields with damaged values stay empty. A payment method that is no longer offered is replaced by
 * the first one.
 */
export function restoreForm(
  stored: string | null,
  start: CheckoutForm,
  methods: readonly PaymentMethod[] = [start.paymentMethod],
): CheckoutForm {
  let read: Record<string, unknown>
  try {
    read = Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>
  } catch {
    return start
  }
  const known = Object.entries(start).flatMap(([name, empty]) => {
    const value = read[name]
    if (typeof value !== typeof empty || neverKept.includes(name)) return []
    return [[name, typeof value === 'string' ? value.slice(0, 2000) : value]]
  })
  const form: CheckoutForm = { ...start, ...Object.fromEntries(known) }
  return {
    ...form,
    country: isWorldCountry(form.country) ? form.country : start.country,
    deliveryCountry: isCountry(form.deliveryCountry) ? form.deliveryCountry : start.deliveryCountry,
    phoneCountry: isPhoneCountry(form.phoneCountry) ? form.phoneCountry : '',
    tipChoice: tipChoices.find((one) => one === form.tipChoice) ?? 'none',
    paymentMethod: methods.includes(form.paymentMethod) ? form.paymentMethod : start.paymentMethod,
  }
}

/** An error: its field in the form, if it has one, and the message. */
export interface FormError {
  /** A field of the form; 'items.2' is the third ordered item. */
  field: string | undefined
  message: string
  /** Error code of the server, or of a rule that is also used by the server. */
  code?: string
}

/** All errors of the form: those of the contact rules, a missing company name, and those of this kind of order (`more`). */
export function formErrors(
  form: CheckoutForm,
  flags: ContactFlags,
  type: DeliveryType,
  branchCountry: string,
  texts: CheckoutTexts['errors'],
  more: readonly FormError[] = [],
): FormError[] {
  // If there is no delivery to the postcode, a missing area is not reported as well.
  const isUnserved = more.some(({ code }) => code === 'delivery.postcode_unserved')
  const contact = contactErrors(form, flags, type, branchCountry)
    .filter(({ field }) => !(isUnserved && field === 'deliveryArea'))
    .map((failure) => ({ field: failure.field, message: sentence(failure, texts) }))
  const isNameMissing = form.isCompany && form.companyName.trim() === ''
  const company = isNameMissing ? [{ field: 'companyName', message: texts.missing.companyName }] : []
  return inFormOrder([...contact, ...company, ...more])
}

/** Sorts the errors like the fields on the page; errors without a field come last. */
export const inFormOrder = (errors: readonly FormError[]): FormError[] =>
  [...errors].toSorted((a, b) => placeOf(a.field) - placeOf(b.field))

const placeOf = (field: string | undefined): number => {
  const place = formOrder.findIndex((one) => one === field?.split('.')[0])
  return place < 0 ? formOrder.length : place
}

/** The names of all fields of the form and of the order, in their sequence on the page. */
export const formOrder = [
  'items',
  'deliveryType',
  'table',
  'firstName',
  'lastName',
  'email',
  'phone',
  'deliveryArea',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'country',
  'companyName',
  'vatNumber',
  'deliveryFirstName',
  'deliveryLastName',
  'deliveryCompany',
  'deliveryStreet',
  'deliveryFloor',
  'deliveryStairway',
  'deliveryDoor',
  'deliveryZipCode',
  'deliveryCity',
  'deliveryCountry',
  'passengerName',
  'passengerPhone',
  'signName',
  'appointmentDate',
  'comment',
  'donatee',
  'paymentMethod',
  'tip',
  'isOfAge',
  'legalInstructions',
  'privacyPolicy',
] as const

/** The message for an empty field. It names the field: 'Bitte geben Sie Ihren Vornamen an.' */
export const missingText = (field: string | undefined, texts: CheckoutTexts['errors']): string | undefined =>
  Object.entries(texts.missing).find(([name]) => name === field)?.[1]

function sentence({ code, field, values }: Failure, texts: CheckoutTexts['errors']): string {
  if (code === 'field.phone') return texts.phone(String(values?.['phone'] ?? ''))
  if (code === 'field.email') return texts.email
  if (code === 'field.accept') return field === 'privacyPolicy' ? texts.read : texts.accept
  return missingText(field, texts) ?? texts.required
}

/**
 * Converts errors of the server. An error gets the name of a form field if there is one ('items.2.parts' becomes 'items.2'), otherwise no
 * field. Each message occurs only once.
 */
export function serverErrors(
  errors: readonly CallError[],
  fields: readonly string[],
  texts: CheckoutTexts['errors'],
): FormError[] {
  const seen = new Set<string>()
  return errors.flatMap(({ code, field, message }) => {
    const own = field?.split(/[.[]/)[0]
    const item = field && /^items\.\d+/.exec(field)?.[0]
    const error = {
      field: own !== undefined && fields.includes(own) ? (item ?? own) : undefined,
      message: message || texts.unknown,
      code,
    }
    const key = `${error.field} ${error.message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [error]
  })
}
