import { compare, type Money, money, subtract, ZERO } from '#kernel/money.ts'
import type { Failure } from '#kernel/result.ts'

/** A delivery area of a branch; amounts are decimals (specification §3, deliveryAreas). */
export interface PricedArea {
  readonly area: string
  readonly price: number
  /** Tax of the fee in percent. */
  readonly tax: number
  readonly free: boolean
  readonly freeFromOrderValue?: number | null | undefined
  readonly minimumOrderValue?: number | null | undefined
  /** Without postcodes the area accepts every address. */
  readonly postcodes?: readonly string[] | undefined
}

/** Fee and minimum of a delivery to an area, for a given value of goods. */
export interface DeliveryTerms {
  /** 0 if the delivery is free. */
  readonly fee: Money
  readonly isFree: boolean
  /** The value of 'Kostenlose Lieferung ab'. Undefined if the delivery is always free, or has no such value. */
  readonly freeFrom: Money | undefined
  readonly missingForFree: Money | undefined
  readonly minimum: Money | undefined
  /** The amount that is missing to the minimum; undefined: the minimum is reached. */
  readonly missing: Money | undefined
}

/**
 * A delivery is free by the area's flag, or if the goods reach `freeFromOrderValue`. The fee never counts towards this value or the minimum. A
 * missing or zero threshold has no effect (specification §5; docs/rules/money.md, Delivery).
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

/** The area with this name. Orders contain the name of their area. */
export const areaNamed = <A extends PricedArea>(areas: readonly A[], name: string): A | undefined =>
  areas.find(({ area }) => area === name)

/** The postcode of a delivery, and the form field that contains it. */
export interface DeliveryPostcode {
  readonly field: 'zipCode' | 'deliveryZipCode'
  readonly typed: string
}

/** The postcode of the guest's own address, or of a different delivery address. */
export const deliveryPostcode = (form: {
  readonly isDeliveryAddressDifferent: boolean
  readonly deliveryZipCode: string
  readonly zipCode: string
}): DeliveryPostcode =>
  form.isDeliveryAddressDifferent
    ? { field: 'deliveryZipCode', typed: form.deliveryZipCode }
    : { field: 'zipCode', typed: form.zipCode }

/**
 * Normalises a postcode: '80 337', 'D-80337' and '80337' are equal, and so are 'sw1a 1aa' and 'SW1A1AA'. Full-width digits and invisible
 * characters do not matter.
 */
const bare = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .trim()
    .replace(/^[a-z]{1,3}-(?=\d)/i, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

const names = ({ postcodes }: PricedArea, postcode: string): boolean =>
  (postcodes ?? []).some((one) => bare(one) === bare(postcode))
const isBound = ({ postcodes }: PricedArea): boolean => (postcodes ?? []).length > 0

/**
 * The area that a postcode selects: the chosen area if it has the postcode, otherwise the first area that has it. Undefined: no area has the
 * postcode, and the guest's choice stays.
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
 * Checks whether the address is in the area. `delivery.postcode_unserved`: no area has the postcode. `delivery.postcode_elsewhere`: only another
 * area has it. An area without postcodes accepts every address. A missing postcode is checked elsewhere.
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

/** Whether the typed postcode is long enough to be checked: it needs as many characters as the longest postcode of the areas. */
export const isPostcodeWhole = (areas: readonly PricedArea[], typed: string): boolean =>
  bare(typed).length >=
  Math.max(1, ...areas.flatMap(({ postcodes }) => (postcodes ?? []).map((one) => bare(one).length)))

/**
 * Lowest and highest minimum order value of all areas, shown before the guest chooses an area. An area without a minimum counts as 0.
 * Undefined: no area has a minimum.
 */
export function minimumRange(areas: readonly PricedArea[]): { least: Money; most: Money } | undefined {
  const all = areas.map(({ minimumOrderValue }) => threshold(minimumOrderValue) ?? ZERO).toSorted(compare)
  const [least, most] = [all[0], all.at(-1)]
  return least === undefined || most === undefined || compare(most, ZERO) === 0 ? undefined : { least, most }
}

const threshold = (value: number | null | undefined): Money | undefined => (value ? money(value) : undefined)

const missingTo = (goal: Money | undefined, reached: Money): Money | undefined =>
  goal !== undefined && compare(reached, goal) < 0 ? subtract(goal, reached) : undefined
