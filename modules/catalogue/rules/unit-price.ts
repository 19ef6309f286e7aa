import { fraction, type Money, times } from '#kernel/money.ts'
import type { PricingModel } from '#kernel/units.ts'
import type { AlternativeUnit } from './quantities.ts'

/** A product as far as its price per unit goes; `price` is per `unit`. */
export interface PricedProduct {
  readonly price: Money
  readonly unit: string
  readonly calculationModel: PricingModel
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/**
 * Price of one of the chosen unit: the product's price, times the alternative unit's ratio, half-up to 4 decimals (specification §9);
 * options are not scaled (decisions, Money). Undefined for a unit in which the product is not sold.
 */
export function unitPrice(
  product: PricedProduct,
  unit: string = product.unit,
): { price: Money; model: PricingModel } | undefined {
  if (unit === product.unit) return { price: product.price, model: product.calculationModel }
  const alternative = product.alternativeUnits.find((other) => other.unit === unit)
  if (!alternative) return undefined
  return {
    price: times(product.price, fraction(alternative.ratio)),
    model: alternative.calculationModel ?? product.calculationModel,
  }
}
