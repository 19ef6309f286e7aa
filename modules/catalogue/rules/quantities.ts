import { LARGEST_AMOUNT, type PricingModel } from '#kernel/units.ts'

/**
 * The limits of a quantity. A guest can order the minimum, the minimum plus one or more steps, or the maximum (docs/rules/cart.md,
 * Counting).
 */
export interface QuantityBounds {
  readonly minimum: number
  /** The maximum. Missing, null or 0: only the general limit for every order applies. */
  readonly maximum?: number | null | undefined
  readonly step: number
}

/** Another unit in which a product is sold, besides its own (specification §3, alternativeUnits). */
export interface AlternativeUnit {
  readonly unit: string
  /** The price of one piece in this unit, divided by the price of one piece in the product's own unit. */
  readonly ratio: number
  readonly minimumQuantity?: number | undefined
  readonly maximumQuantity?: number | undefined
  readonly quantityStepSize?: number | undefined
  readonly calculationModel?: PricingModel | undefined
}

/** The values of a product that its quantities depend on. */
export interface CountedProduct {
  readonly unit: string
  readonly minimumQuantity: number
  readonly maximumQuantity?: number | null | undefined
  readonly quantityStepSize: number
  readonly defaultQuantity?: number | null | undefined
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/** Quantities are compared as integers, in units of 1/10,000. With decimal numbers, 0.1 + 0.2 would not be equal to 0.3. */
const SCALE = 10_000
const scaled = (value: number): number => Math.round(value * SCALE)

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/

/**
 * Reads a quantity that somebody typed. A comma counts as a decimal point. Any text that is not a simple number ('1e3', '0x10', '1.000,5',
 * '') gives 0 (specification §5; docs/rules/cart.md, Counting).
 */
export function parseQuantity(typed: string): number {
  const text = typed.trim().replaceAll(',', '.')
  return NUMBER.test(text) ? Number(text) : 0
}

/**
 * Makes a quantity allowed. Below the minimum it becomes the minimum, above the maximum it becomes the maximum. Between them it becomes the
 * nearest allowed step, rounded half up (specification §5, Quantity).
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

/** Whether a quantity is allowed without a correction. The server checks this for every order. */
export const isQuantityAllowed = (value: number, bounds: QuantityBounds): boolean =>
  Number.isFinite(value) && normaliseQuantity(value, bounds) === value

/** Whether the product is sold in the unit `wanted`. */
export const isSoldIn = ({ alternativeUnits, unit }: CountedProduct, wanted: string): boolean =>
  wanted === unit || alternativeUnits.some((other) => other.unit === wanted)

/** Whether this amount in this unit can be ordered. The server checks this for every item of an order (specification §5, Item valid). */
export const isAmountSold = (product: CountedProduct, amount: number, unit: string): boolean =>
  amount > 0 && isQuantityAllowed(amount, quantityBounds(product, unit))

/** Whether the button for a smaller quantity is enabled. At the minimum it is disabled. */
export const canDecrease = (value: number, bounds: QuantityBounds): boolean => scaled(value) > scaled(bounds.minimum)
/** Whether the button for a larger quantity is enabled. At the maximum it is disabled. */
export const canIncrease = (value: number, bounds: QuantityBounds): boolean =>
  scaled(value) < scaled(bounds.maximum || LARGEST_AMOUNT)

export const decrease = (value: number, bounds: QuantityBounds): number =>
  normaliseQuantity((scaled(value) - scaled(bounds.step)) / SCALE, bounds)
export const increase = (value: number, bounds: QuantityBounds): number =>
  normaliseQuantity((scaled(value) + scaled(bounds.step)) / SCALE, bounds)

/** The limits of the quantity in a unit. An alternative unit has its own limits. If it has no minimum, the minimum is one step. */
export function quantityBounds(product: CountedProduct, unit: string = product.unit): QuantityBounds {
  const alternative = unit === product.unit ? undefined : product.alternativeUnits.find((other) => other.unit === unit)
  if (!alternative) {
    return { minimum: product.minimumQuantity, maximum: product.maximumQuantity, step: product.quantityStepSize }
  }
  const step = alternative.quantityStepSize ?? 1
  return { minimum: alternative.minimumQuantity ?? step, maximum: alternative.maximumQuantity, step }
}

/** The quantity that is shown when a guest opens a product. */
export function initialQuantity(product: CountedProduct, unit: string = product.unit): number {
  const bounds = quantityBounds(product, unit)
  return normaliseQuantity(unit === product.unit ? (product.defaultQuantity ?? bounds.minimum) : bounds.minimum, bounds)
}
