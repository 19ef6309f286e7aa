import { exact, type Fraction, fraction, type Money, product as multiplied } from '#kernel/money.ts'
import type { PricingModel } from '#kernel/units.ts'
import type { AlternativeUnit } from './quantities.ts'

/** The values of a product from which its price in a unit is calculated. `price` is the price of one `unit`. */
export interface PricedProduct {
  readonly price: Money
  readonly unit: string
  readonly calculationModel: PricingModel
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/**
 * The exact price of one piece in the chosen unit: the product's price times the ratio of that unit (specification §9). This price is not
 * rounded; only the line of the order is rounded. So 849 g cost the same as 0.849 kg. The prices of options do not depend on the unit.
 * Undefined if the product is not sold in this unit.
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
