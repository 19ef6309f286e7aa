import type { Locale } from '#contract/locale.ts'
import { type DeliveringBranch, postcodeOfArea, townOfPostcode } from '#modules/branches/rules/area-address.ts'
import { areaOfPostcode, isPostcodeWhole, isSamePostcode, postcodeProblem } from '#modules/branches/rules/delivery.ts'
import { postcodeTexts } from '#modules/branches/words/postcode.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import type { Entry } from './entry.ts'

type Address = Pick<Entry, 'street' | 'zipCode' | 'city' | 'area'>

/** What a typed postcode changes in the form: it selects the delivery area to which the postcode belongs. Empty object if no area fits. */
export function afterPostcode({ deliveryAreas }: DeliveringBranch, area: string, zipCode: string): Partial<Address> {
  const found = areaOfPostcode(deliveryAreas, area, zipCode)
  return { zipCode, ...(found ? { area: found.area } : {}) }
}

/**
 * What a chosen delivery area changes in the form: it fills in postcode and town as far as they are certain. Text that was typed stays,
 * and the postcode of the area before is replaced (docs/rules/orders.md, Address of a delivery).
 */
export function afterArea(
  branch: DeliveringBranch,
  { area: before, zipCode, city }: Address,
  area: string,
): Partial<Address> {
  const filled = postcodeOfArea(branch.deliveryAreas, before)
  const typed = filled !== '' && isSamePostcode(zipCode, filled) ? '' : zipCode
  const postcode = typed || postcodeOfArea(branch.deliveryAreas, area)
  return { area, zipCode: postcode, city: city || townOfPostcode(branch, area, postcode) }
}

/** What a chosen suggestion changes in the form: street, postcode and town of the place, and the delivery area of its postcode. */
export function afterSuggestion(
  branch: DeliveringBranch,
  area: string,
  { name, context: { postcode = '', city = '' } }: Pick<LocationPoint, 'name' | 'context'>,
): Partial<Address> {
  return {
    street: name,
    ...(city ? { city } : {}),
    ...(postcode ? afterPostcode(branch, area, postcode) : {}),
  }
}

/**
 * The error of the postcode and of the area, before the order is sent. The server checks with the same rules. `isLeft`: whether staff have
 * left the field of the postcode; before that, only a postcode that is long enough is checked.
 */
export function deliveryErrors(
  { deliveryAreas: areas }: DeliveringBranch,
  { area, zipCode }: Pick<Entry, 'area' | 'zipCode'>,
  { isLeft, locale }: { isLeft: boolean; locale: Locale },
): { zipCode?: string; deliveryArea?: string } {
  const problem =
    isLeft || isPostcodeWhole(areas, zipCode)
      ? postcodeProblem(areas, area, { field: 'zipCode', typed: zipCode })
      : undefined
  const texts = postcodeTexts(locale)
  if (problem?.code === 'delivery.postcode_unserved') return { zipCode: texts.unserved(zipCode.trim()) }
  return problem ? { deliveryArea: texts.elsewhere(zipCode.trim(), String(problem.values?.['area'] ?? '')) } : {}
}
