import type { ContactFlags } from '#modules/ordering/rules/contact.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { askedOnThePhone, type Entry } from './entry.ts'

const fields = ['phone', 'lastName', 'street', 'zipCode', 'city'] as const satisfies readonly (keyof Entry)[]

/** The fields that are optional or hidden for this kind of order. When staff choose this kind, earlier errors of these fields disappear. */
export function notAsked(branch: ContactFlags, serving: DeliveryType): readonly (keyof Entry)[] {
  const asked = askedOnThePhone(branch, serving)
  return [
    ...fields.filter((field) => !asked.has(field)),
    ...(serving === 'delivery' ? [] : ['area' as const]),
    ...(serving === 'dineIn' ? [] : ['table' as const]),
  ]
}
