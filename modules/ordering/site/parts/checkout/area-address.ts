import type { CheckoutForm } from './checkout-form.ts'

/** What the page knows for certain about the address of a delivery. Both functions return '' if they do not know it for certain. */
export interface CertainAddress {
  /** The postcode of the delivery area with this name. */
  postcodeOf: (area: string) => string
  /** The town with this postcode. */
  townOf: (postcode: string) => string
}

/** The names of the two fields that a delivery area can fill in: postcode and town. */
type Goal = { zipCode: 'zipCode'; city: 'city' } | { zipCode: 'deliveryZipCode'; city: 'deliveryCity' }
const own: Goal = { zipCode: 'zipCode', city: 'city' }
const elsewhere: Goal = { zipCode: 'deliveryZipCode', city: 'deliveryCity' }

/**
 * The fields of the address to which the order is delivered. If `area` is undefined, the order is not a delivery, and only the guest's own
 * address exists.
 */
export const goalOf = (form: Pick<CheckoutForm, 'isDeliveryAddressDifferent'>, area: object | undefined): Goal =>
  area && form.isDeliveryAddressDifferent ? elsewhere : own

/**
 * The state after the last call of `withArea`. `goal` is the field for the postcode of the delivery. `postcode` is the text of this field.
 */
export interface AreaState {
  readonly area: string | undefined
  readonly goal: Goal['zipCode']
  readonly postcode: string
}

type Filled = Pick<
  CheckoutForm,
  'zipCode' | 'city' | 'deliveryZipCode' | 'deliveryCity' | 'filledZipCode' | 'filledCity'
>

/**
 * Fills postcode and town of the delivery address from the chosen delivery area, if they are certain. Text that the guest has typed stays.
 * Text that was filled in for an earlier area is replaced. If the guest changes to another delivery address, the filled-in text moves to
 * the fields of that address. A field that the guest empties is filled in again when the area changes, the town also when the postcode
 * changes. Returns only the fields that change (docs/rules/orders.md, Address of a delivery).
 */
export function withArea(
  form: Filled & Pick<CheckoutForm, 'isDeliveryAddressDifferent'>,
  area: (CertainAddress & { readonly value: string }) | undefined,
  last: AreaState | undefined,
): Partial<Filled> {
  const goal = goalOf(form, area)
  const isNewGoal = last !== undefined && last.goal !== goal.zipCode
  const isNewArea = isNewGoal || last === undefined || last.area !== area?.value
  if (!isNewArea && last.postcode === form[goal.zipCode]) return {}
  const left = goal === own ? elsewhere : own
  const isFilled = (value: string, filled: string) => value !== '' && value === filled
  const isOpen = (value: string, filled: string) => value === '' || (!isNewGoal && isFilled(value, filled))

  const isPostcodeOpen = isNewArea && isOpen(form[goal.zipCode], form.filledZipCode)
  const zipCode = isPostcodeOpen ? (area?.postcodeOf(area.value) ?? '') : form[goal.zipCode]
  const isTownOpen = isOpen(form[goal.city], form.filledCity)
  const city = isTownOpen ? (area?.townOf(zipCode) ?? '') : form[goal.city]
  const all: Partial<Filled> = {
    [goal.zipCode]: zipCode,
    [goal.city]: city,
    ...(isPostcodeOpen ? { filledZipCode: zipCode } : isNewGoal ? { filledZipCode: '' } : {}),
    ...(isTownOpen ? { filledCity: city } : isNewGoal ? { filledCity: '' } : {}),
    ...(isNewGoal && isFilled(form[left.zipCode], form.filledZipCode) ? { [left.zipCode]: '' } : {}),
    ...(isNewGoal && isFilled(form[left.city], form.filledCity) ? { [left.city]: '' } : {}),
  }
  const names = Object.keys(all) as (keyof Filled)[]
  return Object.fromEntries(names.flatMap((name) => (all[name] === form[name] ? [] : [[name, all[name]]])))
}
