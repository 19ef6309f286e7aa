import { compare, type Money, money, subtract, ZERO } from '#kernel/money.ts'
import type { Failure } from '#kernel/result.ts'

/** An area that a branch delivers to; amounts as decimals (specification §3, deliveryAreas). */
export interface PricedArea {
  readonly area: string
  readonly price: number
  /** Percent. */
  readonly tax: number
  readonly free: boolean
  readonly freeFromOrderValue?: number | null | undefined
  readonly minimumOrderValue?: number | null | undefined
  /** Without postcodes the area takes every address. */
  readonly postcodes?: readonly string[] | undefined
}

/** Fee and minimum of a delivery to an area, at a value of goods. */
export interface DeliveryTerms {
  /** 0 when it is free. */
  readonly fee: Money
  readonly isFree: boolean
  /** 'Kostenlose Lieferung ab'; undefined where it is free anyway, or never by value. */
  readonly freeFrom: Money | undefined
  readonly missingForFree: Money | undefined
  readonly minimum: Money | undefined
  /** The amount missing to the minimum; undefined: it is met. */
  readonly missing: Money | undefined
}

/**
 * Free by the area's flag, or at or above `freeFromOrderValue`; the minimum is met at or above it. The fee never counts towards either. A
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

/** The area of this name. Orders carry the name of their area. */
export const areaNamed = <A extends PricedArea>(areas: readonly A[], name: string): A | undefined =>
  areas.find(({ area }) => area === name)

/** The postcode of a delivery, and its field. */
export interface DeliveryPostcode {
  readonly field: 'zipCode' | 'deliveryZipCode'
  readonly typed: string
}

/** Field of the person's address, or of the other delivery address. */
export const deliveryPostcode = (form: {
  readonly isDeliveryAddressDifferent: boolean
  readonly deliveryZipCode: string
  readonly zipCode: string
}): DeliveryPostcode =>
  form.isDeliveryAddressDifferent
    ? { field: 'deliveryZipCode', typed: form.deliveryZipCode }
    : { field: 'zipCode', typed: form.zipCode }

/** '80 337', 'D-80337' and '80337', 'sw1a 1aa' and 'SW1A1AA' are the same postcode; full-width digits and invisible characters do not matter. */
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
 * The area that a postcode selects: the chosen one if it names the postcode, else the first one that does. Undefined: no area names it,
 * and the guest's own choice is kept.
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
 * Does the address fit the area? `delivery.postcode_unserved`: no area names the postcode. `delivery.postcode_elsewhere`: not the chosen
 * area but another one names it. An area without postcodes takes every address. A missing postcode is checked
 * elsewhere.
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

/** Is the typed postcode long enough to be checked? It needs as many characters as those of the areas. */
export const isPostcodeWhole = (areas: readonly PricedArea[], typed: string): boolean =>
  bare(typed).length >=
  Math.max(1, ...areas.flatMap(({ postcodes }) => (postcodes ?? []).map((one) => bare(one).length)))

/** The minimum of all areas, before one is chosen; undefined: none has a minimum. 0 means an area without minimum. */
export function minimumRange(areas: readonly PricedArea[]): { least: Money; most: Money } | undefined {
  const all = areas.map(({ minimumOrderValue }) => threshold(minimumOrderValue) ?? ZERO).toSorted(compare)
  const [least, most] = [all[0], all.at(-1)]
  return least === undefined || most === undefined || compare(most, ZERO) === 0 ? undefined : { least, most }
}

const threshold = (value: number | null | undefined): Money | undefined => (value ? money(value) : undefined)

const missingTo = (goal: Money | undefined, reached: Money): Money | undefined =>
  goal !== undefined && compare(reached, goal) < 0 ? subtract(goal, reached) : undefined
