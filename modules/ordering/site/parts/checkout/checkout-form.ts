import type { CheckoutTexts } from '../../../words/checkout.ts'
import type { Failure } from '#kernel/result.ts'
import type { PhoneField } from '../../../rules/phone-field.ts'
import { isPhoneCountry } from '../../../rules/phone.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import { isWorldCountry } from '#modules/branches/rules/world-countries.ts'
import { type Contact, contactErrors, type ContactFlags } from '../../../rules/contact.ts'
import type { DeliveryType } from '../../../rules/delivery-types.ts'
import { tooLongTexts } from '../../../rules/longest-texts.ts'
import { type TipChoice, tipChoices } from '../../../rules/tip.ts'
import type { OrderDraftInput } from '../../../contract.ts'
import type { CallError } from '#ui/site/json-call.ts'

export type PaymentMethod = NonNullable<OrderDraftInput['paymentMethod']>

/** The values of all fields of the checkout form (specification §2, Checkout and Booking checkout; §3, Order draft). */
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
  /** Postcode and town that the page itself has filled in. If a field still has this value, the guest has not typed it (`withArea`). */
  readonly filledZipCode: string
  readonly filledCity: string
  /** Identifier of the table at which the guest sits. */
  readonly table: string
  readonly comment: string
  /** Whether the guest's contact data is stored on this device when the order is sent. */
  readonly isRemembered: boolean
  /** Id of the recipient of the donation; empty: no donation. */
  readonly donatee: string
  readonly paymentMethod: PaymentMethod
  readonly tipChoice: TipChoice
  /** The tip that the guest typed in, as text. */
  readonly tipTyped: string
  /** Whether the guest has confirmed to be old enough for the alcohol in the order. The form asks this only if the order contains alcohol. */
  readonly isOfAge: boolean
}

/**
 * The payment method that is preselected: cash if it is offered. If not, datatrans (specification §4, Payment method default). If neither is
 * offered, the first method in `methods`.
 */
export const firstMethod = (methods: readonly PaymentMethod[]): PaymentMethod =>
  (['cash', 'datatrans'] as const).find((one) => methods.includes(one)) ?? methods[0] ?? 'cash'

/** An empty form with this country and payment method. The legal checkboxes are never ticked in advance. */
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
  filledZipCode: '',
  filledCity: '',
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

/** Fields that are left out when the form is stored, because the cart already stores them. */
const neverKept: readonly string[] = ['deliveryArea', 'table']
/** A text that is too long for an order is kept whole, so that the guest can shorten it. Stored texts beyond this are damaged. */
const MOST_KEPT = 20_000
const agreements: readonly string[] = ['isOfAge', 'legalInstructions', 'privacyPolicy']

/**
 * Converts the form to the text that the browser stores, so that the input survives a reload or the 'back' button. The ticked consents are
 * included only with `withAgreements`, because a consent is valid only for the order for which it was given.
 */
export function serialiseForm(form: CheckoutForm, withAgreements = false): string {
  const left = withAgreements ? neverKept : [...neverKept, ...agreements]
  return JSON.stringify(Object.fromEntries(Object.entries(form).filter(([name]) => !left.includes(name))))
}

/**
 * Reads the form from its stored text. It never throws: a field whose stored value is damaged gets its value from `start`. A payment method
 * that is not offered any more is replaced by the payment method of `start`.
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
    return [[name, typeof value === 'string' ? value.slice(0, MOST_KEPT) : value]]
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

/** An error message of the checkout, and the field to which it belongs. */
export interface FormError {
  /** The name of the field; 'items.2' is the third ordered item. Undefined if the error belongs to no field. */
  field: string | undefined
  message: string
  /** The code of the error, from the server or from a rule that the server uses as well. */
  code?: string
}

/** Returns the errors of all texts of the order that are longer than the server accepts. */
export const lengthErrors = (draft: OrderDraftInput, texts: CheckoutTexts['errors']): FormError[] =>
  tooLongTexts({ ...draft, ...draft.ride }).map((failure) => ({
    field: failure.field,
    message: sentence(failure, texts),
  }))

/**
 * Returns all errors of the form: errors of the contact fields, a missing company name, and the errors that are already known (`more`):
 * those that only rides or only food can have, and those of `lengthErrors`. A field with an error in `more` gets no further error.
 */
export function formErrors(
  form: CheckoutForm,
  flags: ContactFlags,
  type: DeliveryType,
  branchCountry: string,
  texts: CheckoutTexts['errors'],
  more: readonly FormError[] = [],
): FormError[] {
  // If the branch does not deliver to the postcode, the message about a missing delivery area is left out.
  const isUnserved = more.some(({ code }) => code === 'delivery.postcode_unserved')
  const contact = contactErrors(form, flags, type, branchCountry)
    .filter(({ field }) => !(isUnserved && field === 'deliveryArea'))
    .filter(({ field }) => !more.some((other) => other.field === field))
    .map((failure) => ({ field: failure.field, message: sentence(failure, texts) }))
  const isNameMissing = form.isCompany && form.companyName.trim() === ''
  const company = isNameMissing ? [{ field: 'companyName', message: texts.missing.companyName }] : []
  return inFormOrder([...contact, ...company, ...more])
}

/** Sorts errors by the sequence of their fields on the page. Errors without a field come last. */
export const inFormOrder = (errors: readonly FormError[]): FormError[] =>
  [...errors].toSorted((a, b) => placeOf(a.field) - placeOf(b.field))

const placeOf = (field: string | undefined): number => {
  const place = formOrder.findIndex((one) => one === field?.split('.')[0])
  return place < 0 ? formOrder.length : place
}

/** The names of all fields in the sequence in which the page shows them. */
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

/**
 * The message for a required field that is empty, for example 'Bitte geben Sie Ihren Vornamen an.' Undefined if this field has no message of
 * its own.
 */
export const missingText = (field: string | undefined, texts: CheckoutTexts['errors']): string | undefined =>
  Object.entries(texts.missing).find(([name]) => name === field)?.[1]

function sentence({ code, field, values }: Failure, texts: CheckoutTexts['errors']): string {
  if (code === 'field.too_long') return texts.tooLong(Number(values?.['max']))
  if (code === 'field.postcode') return texts.postcode(values?.['digits'])
  if (code === 'field.phone') return texts.phone(String(values?.['phone'] ?? ''))
  if (code === 'field.email') return texts.email
  if (code === 'field.accept') return field === 'privacyPolicy' ? texts.read : texts.accept
  return missingText(field, texts) ?? texts.required
}

/**
 * Converts the errors in a response to errors of the form. An error keeps its field only if the form has that field; 'items.2.parts'
 * becomes 'items.2'. If several errors have the same message, it is returned once.
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
