import { LARGEST_AMOUNT, type PricingModel } from '#kernel/units.ts'

/** Limits of a quantity; steps are counted from the minimum (docs/rules/cart.md, Counting). */
export interface QuantityBounds {
  readonly minimum: number
  /** Without a value, the limit of every order is used. */
  readonly maximum?: number | null | undefined
  readonly step: number
}

/** Another unit in which a product is sold (specification §3, alternativeUnits). */
export interface AlternativeUnit {
  readonly unit: string
  /** Price of one piece in this unit divided by the price of one piece in the product's own unit. */
  readonly ratio: number
  readonly minimumQuantity?: number | undefined
  readonly maximumQuantity?: number | undefined
  readonly quantityStepSize?: number | undefined
  readonly calculationModel?: PricingModel | undefined
}

/** The values of a product that decide its quantities. */
export interface CountedProduct {
  readonly unit: string
  readonly minimumQuantity: number
  readonly maximumQuantity?: number | null | undefined
  readonly quantityStepSize: number
  readonly defaultQuantity?: number | null | undefined
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/** Quantities are compared in units of 1/10,000, so that 0.1 + 0.2 is 0.3. */
const SCALE = 10_000
const scaled = (value: number): number => Math.round(value * SCALE)

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/

/** A typed quantity. Commas become dots; other text ('1e3', '0x10', '1.000,5', '') becomes 0 (specification §5; docs/rules/cart.md, Counting). */
export function parseQuantity(typed: string): number {
  const text = typed.trim().replaceAll(',', '.')
  return NUMBER.test(text) ? Number(text) : 0
}

/**
 * Values below the minimum become the minimum, values above the maximum the maximum. Others become the nearest step, halves up (specification §5,
 * Quantity).
 */
export function normaliseQuantity(value: number, bounds: QuantityBounds): number {
  const minimum = scaled(bounds.minimum)
  const maximum = Math.max(minimum, scaled(bounds.maximum || LARGEST_AMOUNT))
  const step = Math.max(1, scaled(bounds.step))
  const wanted = Number.isFinite(value) ? scaled(value) : 0
  if (wanted <= minimum) return minimum / SCALE
  if (wanted >= maximum) return maximum / SCALE
  const stepped = minimum + Math.floor((wanted - minimum) / step + 0.5) * step
  return Math.min(stepped, maximum) / SCALE
}

/** Whether `normaliseQuantity` leaves the value unchanged. The server checks this for each order. */
export const isQuantityAllowed = (value: number, bounds: QuantityBounds): boolean =>
  Number.isFinite(value) && normaliseQuantity(value, bounds) === value

/** Whether the product is sold in this unit. */
export const isSoldIn = ({ alternativeUnits, unit }: CountedProduct, wanted: string): boolean =>
  wanted === unit || alternativeUnits.some((other) => other.unit === wanted)

/** Whether this amount can be ordered in this unit. The server checks this for each item (specification §5, Item valid). */
export const isAmountSold = (product: CountedProduct, amount: number, unit: string): boolean =>
  amount > 0 && isQuantityAllowed(amount, quantityBounds(product, unit))

/** Decrease is disabled at the minimum. */
export const canDecrease = (value: number, bounds: QuantityBounds): boolean => scaled(value) > scaled(bounds.minimum)
/** Increase is disabled at the maximum. */
export const canIncrease = (value: number, bounds: QuantityBounds): boolean =>
  scaled(value) < scaled(bounds.maximum || LARGEST_AMOUNT)

export const decrease = (value: number, bounds: QuantityBounds): number =>
  normaliseQuantity((scaled(value) - scaled(bounds.step)) / SCALE, bounds)
export const increase = (value: number, bounds: QuantityBounds): number =>
  normaliseQuantity((scaled(value) + scaled(bounds.step)) / SCALE, bounds)

/**
 * Limits in the chosen unit. The product's own unit has the limits of the product. An alternative unit has its own limits; if it has no
 * minimum, the minimum is one step.
 */
export function quantityBounds(product: CountedProduct, unit: string = product.unit): QuantityBounds {
  const alternative = unit === product.unit ? undefined : product.alternativeUnits.find((other) => other.unit === unit)
  if (!alternative) {
    return { minimum: product.minimumQuantity, maximum: product.maximumQuantity, step: product.quantityStepSize }
  }
  const step = alternative.quantityStepSize ?? 1
  return { minimum: alternative.minimumQuantity ?? step, maximum: alternative.maximumQuantity, step }
}

/** The amount with which the configuration overlay starts. */
export function initialQuantity(product: CountedProduct, unit: string = product.unit): number {
  const bounds = quantityBounds(product, unit)
  return normaliseQuantity(unit === product.unit ? (product.defaultQuantity ?? bounds.minimum) : bounds.minimum, bounds)
}
