import { exact, type Fraction, fraction, type Money, product as multiplied } from '#kernel/money.ts'
import type { PricingModel } from '#kernel/units.ts'
import type { AlternativeUnit } from './quantities.ts'

/** The values of a product that decide its price per unit; `price` is per `unit`. */
export interface PricedProduct {
  readonly price: Money
  readonly unit: string
  readonly calculationModel: PricingModel
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/**
 * Exact price of one piece in the chosen unit: the product's price times the alternative unit's ratio (specification §9). Only the line is
 * rounded, so that 849 g and 0.849 kg cost the same. Options are not scaled. Undefined for a unit in which the product is not sold.
 */
export function unitPrice(
  product: PricedProduct,
  unit: string = product.unit,
): { price: Fraction; model: PricingModel } | undefined {
  if (unit === product.unit) return { price: exact(product.price), model: product.calculationModel }
  const alternative = product.alternativeUnits.find((other) => other.unit === unit)
  if (!alternative) return undefined
  return {
    price: multiplied(exact(product.price), fraction(alternative.ratio)),
    model: alternative.calculationModel ?? product.calculationModel,
  }
}
