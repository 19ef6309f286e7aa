import type { CheckoutTexts } from '#i18n/checkout.ts'
import type { FoodCheckoutTexts } from '#i18n/checkout-food.ts'
import type { FormError } from '#modules/ordering/site/checkout-form.ts'

/** What a cart asks beyond the form (specification §5: appointment; §2: dine-in's table). Everything else the server decides. */
export function foodProblems({
  branch,
  common,
  isTableAsked,
  order,
  texts,
}: {
  order: {
    readonly appointment: Temporal.Instant | null
    readonly cart: { readonly table: string }
    readonly look: () => { readonly appointments: { refusal(at: Temporal.Instant): string | undefined } }
  }
  branch: { readonly isAppointmentRequired: boolean }
  isTableAsked: boolean
  texts: FoodCheckoutTexts
  common: CheckoutTexts
}): FormError[] {
  const { appointment } = order
  const refusal = appointment && order.look().appointments.refusal(appointment)
  const wish =
    !appointment && branch.isAppointmentRequired ? texts.appointment.required : refusal ? texts.appointment.closed : ''
  return [
    ...(isTableAsked && order.cart.table === '' ? [{ field: 'table', message: common.errors.missing.table }] : []),
    ...(wish ? [{ field: 'appointmentDate', message: wish }] : []),
  ]
}
