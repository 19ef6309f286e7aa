import type { CheckoutTexts } from '../../../words/checkout.ts'
import type { Failure } from '#kernel/result.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import { type Contact, contactErrors, type ContactFlags, type DeliveryType } from '../../../rules/contact.ts'
import type { OrderDraftInput } from '../../../contract.ts'
import type { CallError } from '#ui/site/json-call.ts'

export type PaymentMethod = NonNullable<OrderDraftInput['paymentMethod']>

/** Everything the checkout asks for (specification §2, Checkout and Booking checkout; §3, Order draft). */
export interface CheckoutForm extends Contact {
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
  /** Who gets the donation; empty: nobody. */
  readonly donatee: string
  readonly paymentMethod: PaymentMethod
}

/** Cash if there is cash, else datatrans if there is that (specification §4, Payment method default), else the first there is. */
export const firstMethod = (methods: readonly PaymentMethod[]): PaymentMethod =>
  (['cash', 'datatrans'] as const).find((one) => methods.includes(one)) ?? methods[0] ?? 'cash'

/** Country defaults to AT, payment to the first method there is (cash, if it is); legal boxes are never preset. */
export const emptyForm = (paymentMethod: PaymentMethod, country = 'AT'): CheckoutForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
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
  donatee: '',
  paymentMethod,
  legalInstructions: false,
  privacyPolicy: false,
})

/** They live with the cart. */
const neverKept: readonly string[] = ['deliveryArea', 'table']
const agreements: readonly string[] = ['legalInstructions', 'privacyPolicy']

/** What survives a reload and the way back: all that was typed and chosen; an agreement only with the order it was given for. */
export function serialiseForm(form: CheckoutForm, withAgreements = false): string {
  const left = withAgreements ? neverKept : [...neverKept, ...agreements]
  return JSON.stringify(Object.fromEntries(Object.entries(form).filter(([name]) => !left.includes(name))))
}

/** Never throws; a damaged entry leaves its fields empty. A way to pay that is offered no more gives way to the first one. */
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
    country: isCountry(form.country) ? form.country : start.country,
    deliveryCountry: isCountry(form.deliveryCountry) ? form.deliveryCountry : start.deliveryCountry,
    paymentMethod: methods.includes(form.paymentMethod) ? form.paymentMethod : start.paymentMethod,
  }
}

/** One thing wrong: its field in the form, if it has one there, and the sentence. */
export interface FormError {
  /** One of the form's; 'items.2' is the third thing ordered. */
  field: string | undefined
  message: string
  /** Of what the server refused, or a rule that is the server's, too. */
  code?: string
}

/** The rules' own list, the company's name once somebody books for one, and what this kind of order asks beyond. */
export function formErrors(
  form: CheckoutForm,
  flags: ContactFlags,
  type: DeliveryType,
  branchCountry: string,
  texts: CheckoutTexts['errors'],
  more: readonly FormError[] = [],
): FormError[] {
  // Where nothing can go, no area can be chosen either.
  const isUnserved = more.some(({ code }) => code === 'delivery.postcode_unserved')
  const contact = contactErrors(form, flags, type, branchCountry)
    .filter(({ field }) => !(isUnserved && field === 'deliveryArea'))
    .map((failure) => ({ field: failure.field, message: sentence(failure, texts) }))
  const isNameMissing = form.isCompany && form.companyName.trim() === ''
  const company = isNameMissing ? [{ field: 'companyName', message: texts.missing.companyName }] : []
  return inFormOrder([...contact, ...company, ...more])
}

/** As the eye meets the fields; what has none comes last. */
export const inFormOrder = (errors: readonly FormError[]): FormError[] =>
  [...errors].toSorted((a, b) => placeOf(a.field) - placeOf(b.field))

const placeOf = (field: string | undefined): number => {
  const place = formOrder.findIndex((one) => one === field?.split('.')[0])
  return place < 0 ? formOrder.length : place
}

/** Every field of the form, the order's own among them, from top to bottom. */
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
  'appointmentDate',
  'comment',
  'donatee',
  'paymentMethod',
  'legalInstructions',
  'privacyPolicy',
] as const

/** An empty field is named: 'Bitte geben Sie Ihren Vornamen an.' */
export const missingText = (field: string | undefined, texts: CheckoutTexts['errors']): string | undefined =>
  Object.entries(texts.missing).find(([name]) => name === field)?.[1]

function sentence({ code, field, values }: Failure, texts: CheckoutTexts['errors']): string {
  if (code === 'field.phone') return texts.phone(String(values?.['phone'] ?? ''))
  if (code === 'field.email') return texts.email
  return code === 'field.accept' ? texts.accept : (missingText(field, texts) ?? texts.required)
}

/** Server errors as the form shows them: by its own field names ('items.2.parts' is 'items.2'), the rest without one; every message once. */
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
