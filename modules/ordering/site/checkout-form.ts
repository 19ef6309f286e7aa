import type { CheckoutTexts } from '#i18n/checkout.ts'
import type { Failure } from '#kernel/result.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import { type Contact, contactErrors, type ContactFlags, type DeliveryType } from '#modules/ordering/rules/contact.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { CallError } from '#ui/site/json-call.ts'

export type PaymentMethod = NonNullable<OrderDraftInput['paymentMethod']>

/** Everything the checkout asks for (specification §2, Booking checkout). */
export interface CheckoutForm extends Contact {
  readonly isCompany: boolean
  readonly companyName: string
  readonly vatNumber: string
  readonly comment: string
  readonly paymentMethod: PaymentMethod
}

/** Country defaults to AT, payment to the first method there is (cash, if it is); legal boxes are never preset. */
export const emptyForm = (paymentMethod: PaymentMethod): CheckoutForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  zipCode: '',
  city: '',
  country: 'AT',
  deliveryArea: '',
  isDeliveryAddressDifferent: false,
  deliveryStreet: '',
  deliveryZipCode: '',
  deliveryCity: '',
  isCompany: false,
  companyName: '',
  vatNumber: '',
  comment: '',
  paymentMethod,
  legalInstructions: false,
  privacyPolicy: false,
})

/** What survives a reload and the way back: all that was typed, never an agreement. */
const kept = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zipCode',
  'city',
  'country',
  'companyName',
  'vatNumber',
  'comment',
] as const

export const serialiseForm = (form: CheckoutForm): string =>
  JSON.stringify({ ...Object.fromEntries(kept.map((name) => [name, form[name]])), isCompany: form.isCompany })

/** Never throws; a damaged entry leaves its fields empty. */
export function restoreForm(stored: string | null, start: CheckoutForm): CheckoutForm {
  let read: Record<string, unknown>
  try {
    read = Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>
  } catch {
    return start
  }
  const texts = kept.flatMap((name) => (typeof read[name] === 'string' ? [[name, read[name].slice(0, 2000)]] : []))
  const form: CheckoutForm = { ...start, ...Object.fromEntries(texts), isCompany: read['isCompany'] === true }
  return { ...form, country: isCountry(form.country) ? form.country : start.country }
}

/** One thing wrong: its field in the form, if it has one there, and the sentence. */
export interface FormError {
  field: string | undefined
  message: string
}

/** The rules' own list, and the company's name once somebody books for one. */
export function formErrors(
  form: CheckoutForm,
  flags: ContactFlags,
  type: DeliveryType,
  branchCountry: string,
  texts: CheckoutTexts['errors'],
): FormError[] {
  const contact = contactErrors(form, flags, type, branchCountry).map((failure) => ({
    field: failure.field,
    message: sentence(failure, texts),
  }))
  const isNameMissing = form.isCompany && form.companyName.trim() === ''
  const at = contact.findIndex(({ field }) => field === 'legalInstructions' || field === 'privacyPolicy')
  const company = isNameMissing ? [{ field: 'companyName', message: texts.missing.companyName }] : []
  return at < 0 ? [...contact, ...company] : [...contact.slice(0, at), ...company, ...contact.slice(at)]
}

/** An empty field is named: 'Bitte geben Sie Ihren Vornamen an.' */
export const missingText = (field: string | undefined, texts: CheckoutTexts['errors']): string | undefined =>
  Object.entries(texts.missing).find(([name]) => name === field)?.[1]

function sentence({ code, field, values }: Failure, texts: CheckoutTexts['errors']): string {
  if (code === 'field.phone') return texts.phone(String(values?.['phone'] ?? ''))
  if (code === 'field.email') return texts.email
  return code === 'field.accept' ? texts.accept : (missingText(field, texts) ?? texts.required)
}

/** Server errors as the form shows them: by its own field names, the rest without one; every message once. */
export function serverErrors(
  errors: readonly CallError[],
  fields: readonly string[],
  texts: CheckoutTexts['errors'],
): FormError[] {
  const seen = new Set<string>()
  return errors.flatMap(({ field, message }) => {
    const error = {
      field: field !== undefined && fields.includes(field) ? field : undefined,
      message: message || texts.unknown,
    }
    const key = `${error.field} ${error.message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [error]
  })
}
