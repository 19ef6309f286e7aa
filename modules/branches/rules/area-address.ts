import { areaNamed, isSamePostcode, type PricedArea } from './delivery.ts'

/**
 * The postcode of a delivery area, if the area has exactly one. Otherwise an empty text: with several postcodes nobody knows which one is
 * the guest's, and the name of an area may be any text (docs/rules/orders.md, Address of a delivery).
 */
export function postcodeOfArea(areas: readonly PricedArea[], name: string): string {
  const [first = '', ...others] = areaNamed(areas, name)?.postcodes ?? []
  return others.every((one) => isSamePostcode(one, first)) ? first : ''
}

/** What the address of a delivery needs from the branch. */
export interface DeliveringBranch {
  readonly deliveryAreas: readonly PricedArea[]
  readonly zipCode: string
  readonly city: string
}

/**
 * The town of a postcode: that of the branch, if the postcode is the branch's own, or the only one of the chosen delivery area (`area`).
 * Otherwise an empty text. Areas have no town, but those that guests choose by name are near the branch; the guest sees the town and can
 * change it (docs/rules/orders.md, Address of a delivery).
 */
export function townOfPostcode(branch: DeliveringBranch, area: string, postcode: string): string {
  const certain = [branch.zipCode, postcodeOfArea(branch.deliveryAreas, area)]
  return postcode.trim() !== '' && certain.some((one) => isSamePostcode(one, postcode)) ? branch.city : ''
}
