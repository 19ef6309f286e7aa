import { areaNamed, isSamePostcode, type PricedArea } from './delivery.ts'

/**
 * The postcode of a delivery area, if the area has exactly one. Otherwise an empty text: with several postcodes nobody knows which one is
 * the guest's, and the name of an area may be any text (docs/rules/orders.md, Address of a delivery).
 */
export function postcodeOfArea(areas: readonly PricedArea[], name: string): string {
  const [first = '', ...others] = areaNamed(areas, name)?.postcodes ?? []
  return others.every((one) => isSamePostcode(one, first)) ? first : ''
}

/**
 * The town of a postcode, if it is the postcode of the branch itself. Otherwise an empty text, because areas have no town
 * (docs/rules/orders.md, Address of a delivery).
 */
export const townOfPostcode = (branch: { readonly zipCode: string; readonly city: string }, postcode: string): string =>
  postcode.trim() !== '' && isSamePostcode(branch.zipCode, postcode) ? branch.city : ''
