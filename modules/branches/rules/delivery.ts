import { compare, type Money, money, subtract, ZERO } from '#kernel/money.ts'
import type { Failure } from '#kernel/result.ts'

/** A delivery area of a branch. Amounts of money are decimal numbers (specification §3, deliveryAreas). */
export interface PricedArea {
  readonly area: string
  readonly price: number
  /** The tax of the delivery fee in percent. */
  readonly tax: number
  readonly free: boolean
  readonly freeFromOrderValue?: number | null | undefined
  readonly minimumOrderValue?: number | null | undefined
  /** The postcodes of the area. If the area has none, every address is accepted. */
  readonly postcodes?: readonly string[] | undefined
}

/** What a delivery to an area costs and requires, for a given value of goods. */
export interface DeliveryTerms {
  /** The delivery fee. 0 if the delivery is free. */
  readonly fee: Money
  readonly isFree: boolean
  /**
   * The value of goods from which delivery is free ('Kostenlose Lieferung ab'). Undefined if delivery is always free, or if the area has no such
   * value.
   */
  readonly freeFrom: Money | undefined
  readonly missingForFree: Money | undefined
  readonly minimum: Money | undefined
  /** How much more the guest must order to reach the minimum. Undefined if the minimum is reached, or if there is no minimum. */
  readonly missing: Money | undefined
}

/**
 * Calculates the fee and the minimum. Delivery is free if `free` is set, if the area has no fee, or if the goods have at least the value
 * `freeFromOrderValue`. The fee itself does not count for this value or for the minimum. A value of 0 or none has no effect (specification
 * §5; docs/rules/money.md, Delivery).
 */
export function deliveryTerms(area: PricedArea, goodsGross: Money): DeliveryTerms {
  const price = money(area.price)
  const isAlwaysFree = area.free || compare(price, ZERO) === 0
  const freeFrom = isAlwaysFree ? undefined : threshold(area.freeFromOrderValue)
  const missingForFree = missingTo(freeFrom, goodsGross)
  const isFree = isAlwaysFree || (freeFrom !== undefined && missingForFree === undefined)
  const minimum = threshold(area.minimumOrderValue)
  return {
    fee: isFree ? ZERO : price,
    isFree,
    freeFrom,
    missingForFree,
    minimum,
    missing: missingTo(minimum, goodsGross),
  }
}

/** Finds an area by its name. An order stores the name of its area. Undefined: the branch has no area with this name any more. */
export const areaNamed = <A extends PricedArea>(areas: readonly A[], name: string): A | undefined =>
  areas.find(({ area }) => area === name)

/** The postcode to which an order is delivered, and the name of its field in the form. */
export interface DeliveryPostcode {
  readonly field: 'zipCode' | 'deliveryZipCode'
  readonly typed: string
}

/**
 * The postcode to which an order is delivered: the postcode of the delivery address if the guest has typed one, otherwise the postcode of the
 * guest's own address.
 */
export const deliveryPostcode = (form: {
  readonly isDeliveryAddressDifferent: boolean
  readonly deliveryZipCode: string
  readonly zipCode: string
}): DeliveryPostcode =>
  form.isDeliveryAddressDifferent
    ? { field: 'deliveryZipCode', typed: form.deliveryZipCode }
    : { field: 'zipCode', typed: form.zipCode }

/**
 * Normalises a postcode, so that postcodes can be compared: '80 337', 'D-80337' and '80337' become equal, and 'sw1a 1aa' and 'SW1A1AA', too.
 * Full-width digits and invisible characters make no difference.
 */
const bare = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .trim()
    .replace(/^[a-z]{1,3}-(?=\d)/i, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Whether two texts are the same postcode, however they are written. */
export const isSamePostcode = (one: string, other: string): boolean => bare(one) === bare(other)

const names = ({ postcodes }: PricedArea, postcode: string): boolean =>
  (postcodes ?? []).some((one) => isSamePostcode(one, postcode))
const isBound = ({ postcodes }: PricedArea): boolean => (postcodes ?? []).length > 0

/**
 * The area to which a postcode belongs: the area that the guest has chosen if it has this postcode, otherwise the first area with this
 * postcode. Undefined if no area has this postcode.
 */
export function areaOfPostcode<A extends PricedArea>(
  areas: readonly A[],
  chosen: string,
  typed: string,
): A | undefined {
  const naming = areas.filter((area) => names(area, typed))
  return naming.find(({ area }) => area === chosen) ?? naming[0]
}

/**
 * Checks whether an address is in the chosen area. Undefined: the address is in the area, or this check does not apply.
 * `delivery.postcode_unserved`: no area has its postcode. `delivery.postcode_elsewhere`: another area has its postcode. An area without
 * postcodes accepts every address. A missing postcode is not an error here; the required fields are checked separately.
 */
export function postcodeProblem(
  areas: readonly PricedArea[],
  chosen: string,
  { field, typed }: DeliveryPostcode,
): Failure | undefined {
  const postcode = typed.trim()
  const area = areaNamed(areas, chosen)
  const isFree = area ? !isBound(area) : areas.some((one) => !isBound(one))
  if (postcode === '' || isFree) return undefined
  const right = areaOfPostcode(areas, chosen, postcode)
  if (!right) return { code: 'delivery.postcode_unserved', field, values: { postcode } }
  return area && right.area !== area.area
    ? { code: 'delivery.postcode_elsewhere', field: 'deliveryArea', values: { postcode, area: right.area } }
    : undefined
}

/** Whether a postcode that is being typed is long enough to be checked: it has at least as many characters as the longest postcode of the areas. */
export const isPostcodeWhole = (areas: readonly PricedArea[], typed: string): boolean =>
  bare(typed).length >=
  Math.max(1, ...areas.flatMap(({ postcodes }) => (postcodes ?? []).map((one) => bare(one).length)))

/**
 * The lowest and the highest minimum order value of all areas, shown before the guest has chosen an area. An area without a minimum counts as 0.
 * Undefined if no area has a minimum.
 */
export function minimumRange(areas: readonly PricedArea[]): { least: Money; most: Money } | undefined {
  const all = areas.map(({ minimumOrderValue }) => threshold(minimumOrderValue) ?? ZERO).toSorted(compare)
  const [least, most] = [all[0], all.at(-1)]
  return least === undefined || most === undefined || compare(most, ZERO) === 0 ? undefined : { least, most }
}

const threshold = (value: number | null | undefined): Money | undefined => (value ? money(value) : undefined)

const missingTo = (goal: Money | undefined, reached: Money): Money | undefined =>
  goal !== undefined && compare(reached, goal) < 0 ? subtract(goal, reached) : undefined
