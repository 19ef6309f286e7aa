import type { CheckoutTexts } from '#modules/ordering/words/checkout.ts'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import type { Locale } from '#contract/locale.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import type { FormError } from '#modules/ordering/site/parts/checkout/checkout-form.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { isAgeAsked } from '../../rules/age.ts'
import { deliveryPostcode, type PricedArea, postcodeProblem } from '#modules/branches/rules/delivery.ts'
import { postcodeText } from './delivery-areas.ts'

/**
 * Finds the problems of a food order that the general checkout form does not check. These are the appointment (specification §5), the table
 * for dine-in (§2), items that would be ready too late at a table, the postcode of a delivery, and the confirmation of the age. The server
 * checks the order again.
 */
export function foodProblems({
  branch,
  common,
  form,
  isTableAsked,
  locale,
  order,
  serving,
  texts,
}: {
  order: {
    readonly appointment: Temporal.Instant | null
    readonly age: number | undefined
    readonly tooLate: readonly string[]
    readonly cart: { readonly deliveryArea: string; readonly table: string }
    readonly look: () => { readonly appointments: { refusal(at: Temporal.Instant): string | undefined } }
  }
  branch: { readonly isAppointmentRequired: boolean; readonly deliveryAreas: readonly PricedArea[] }
  form: Parameters<typeof deliveryPostcode>[0] & { readonly isOfAge: boolean }
  serving: DeliveryType
  locale: Locale
  isTableAsked: boolean
  texts: FoodCheckoutTexts
  common: CheckoutTexts
}): FormError[] {
  const { appointment } = order
  const refusal = appointment && order.look().appointments.refusal(appointment)
  const wish =
    !appointment && branch.isAppointmentRequired
      ? texts.appointment.required
      : refusal
        ? refusedText(refusal, texts)
        : ''
  const astray =
    serving === 'delivery'
      ? postcodeProblem(branch.deliveryAreas, order.cart.deliveryArea, deliveryPostcode(form))
      : undefined
  return [
    ...(astray ? [{ field: astray.field, message: postcodeText(astray, locale), code: astray.code }] : []),
    ...(isTableAsked && order.cart.table === '' ? [{ field: 'table', message: common.errors.missing.table }] : []),
    ...(isAgeAsked(order.age, serving) && !form.isOfAge
      ? [{ field: 'isOfAge', message: minimumAgeTexts(locale).missing(order.age) }]
      : []),
    ...order.tooLate.map((name) => ({ field: 'items', message: texts.appointment.tooLate(name) })),
    ...(wish ? [{ field: 'appointmentDate', message: wish }] : []),
  ]
}

/** Why the chosen time is not possible, as text. `refusal`: the code of the rule for appointments. */
export function refusedText(refusal: string, { appointment }: FoodCheckoutTexts): string {
  if (refusal === 'appointment.unavailable') return appointment.notServed
  return refusal === 'appointment.too_soon' ? appointment.tooSoon : appointment.closed
}
