import { exact, exactToMoney, type Fraction, type Money, money, toDecimal, ZERO } from '#kernel/money.ts'
import { type PricedLine, priceLine, type PricingResult, totalsOf } from '#kernel/pricing.ts'
import { LARGEST_AMOUNT, type PricingModel } from '#kernel/units.ts'
import { type ChosenPart, chosenOptions, type ConfigurableProduct } from '#modules/catalogue/rules/configuration.ts'
import { priceWithOptions } from '#modules/catalogue/rules/option-prices.ts'
import {
  type AlternativeUnit,
  type CountedProduct,
  decrease,
  normaliseQuantity,
  type QuantityBounds,
  quantityBounds,
} from '#modules/catalogue/rules/quantities.ts'
import { unitPrice } from '#modules/catalogue/rules/unit-price.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { type DeliveryTerms, deliveryTerms, type PricedArea } from '#modules/branches/rules/delivery.ts'

/** The fields of a product that decide its price. `price`: a decimal number; null if visitors do not see the price. */
export interface FoodProduct extends ConfigurableProduct {
  readonly id: string
  readonly price: number | null
  readonly isPriceHidden: boolean
  readonly tax: number
  readonly takeawayTax?: number | null | undefined
  readonly dineInTax?: number | null | undefined
  readonly unit: string
  readonly calculationModel: PricingModel
  readonly alternativeUnits: readonly AlternativeUnit[]
}

export interface FoodItem<P extends FoodProduct = FoodProduct> {
  /** The key of the line that is made from this item. */
  readonly key: string
  readonly product: P
  readonly amount: number
  readonly unit: string
  readonly parts: readonly ChosenPart[]
}

export interface FoodLine extends PricedLine {
  readonly model: PricingModel
  readonly isPriceHidden: boolean
  readonly productId: string
}

export interface CartPrice {
  /** The calculated lines: one for each item, in the same sequence. */
  readonly lines: readonly FoodLine[]
  /** The delivery fee with the tax rate of its area; it may be 0. Undefined: the order is no delivery, no area is chosen, or the cart is empty. */
  readonly delivery: PricedLine | undefined
  readonly totals: PricingResult
  /** The minimum order value of the delivery area, and the value from which delivery is free. Also set for an empty cart. */
  readonly terms: DeliveryTerms | undefined
}

/** The key of the line with the delivery fee. */
export const DELIVERY_KEY = 'delivery'

/**
 * The tax rate of a product for a delivery type. Takeaway and dine-in may have their own rates. If there is no own rate, and for a
 * delivery, the rate is `tax` (specification §9; docs/rules/money.md, Prices of food).
 */
export function taxRateOf(
  product: Pick<FoodProduct, 'tax' | 'takeawayTax' | 'dineInTax'>,
  serving: DeliveryType,
): number {
  const own = { delivery: undefined, takeaway: product.takeawayTax, dineIn: product.dineInTax }[serving]
  return own ?? product.tax
}

/**
 * The price of one unit of an item: the product's price, converted to the chosen unit, and then changed by the chosen options. `exact` is
 * not rounded; `price` is rounded to 4 decimals. A hidden price counts as 0, because the browser does not know it; staff set it later.
 */
export function itemUnitPrice({ product, unit, parts }: Omit<FoodItem, 'key' | 'amount'>): {
  price: Money
  exact: Fraction
  model: PricingModel
  isHidden: boolean
} {
  const isHidden = product.isPriceHidden || product.price === null
  const { alternativeUnits, calculationModel } = product
  const priced = {
    price: isHidden ? ZERO : money(product.price ?? 0),
    unit: product.unit,
    alternativeUnits,
    calculationModel,
  }
  // If the product is not sold in this unit any more, the price in the product's own unit is used here. Another check refuses the item.
  const { price, model } = unitPrice(priced, unit) ?? { price: exact(priced.price), model: calculationModel }
  const whole = isHidden ? exact(ZERO) : priceWithOptions(price, chosenOptions(product, parts))
  return { price: exactToMoney(whole), exact: whole, model, isHidden }
}

/**
 * The highest amount of money for a line, in whole units of the currency. It is more than any real line, and small enough that all
 * calculations stay exact.
 */
const MOST_PER_LINE = 1_000_000

/**
 * Whether the price of the line can be calculated. Anybody can send any amount, so a line that would be too expensive is refused before it
 * is calculated.
 */
export const isPriceable = ({ amount, ...one }: Omit<FoodItem, 'key'>): boolean =>
  mostOf(one) * Math.max(amount, 1) <= MOST_PER_LINE

/**
 * Returns an upper limit for the price of one unit in this configuration: the price in the chosen unit plus the prices of all chosen options. The real
 * price can be lower, but never higher.
 */
function mostOf({ product, unit, parts }: Omit<FoodItem, 'key' | 'amount'>): number {
  const ratio = product.alternativeUnits.find((other) => other.unit === unit)?.ratio ?? 1
  const options = chosenOptions(product, parts).reduce(
    (total, option) => total + toDecimal(option.price) * (option.amount ?? 1),
    0,
  )
  return (product.price ?? 0) * Math.max(ratio, 1) + options
}

/**
 * The lowest and the highest amount that a guest can order. These are the limits of the unit. The highest amount is lower if the price of
 * the line could otherwise not be calculated. The input field and the server use the same limits.
 */
export function orderedBounds(item: Omit<FoodItem<FoodProduct & CountedProduct>, 'key' | 'amount'>): QuantityBounds {
  const bounds = quantityBounds(item.product, item.unit)
  const most = MOST_PER_LINE / mostOf(item)
  const limit = bounds.maximum || LARGEST_AMOUNT
  if (most >= limit) return bounds
  const nearest = normaliseQuantity(most, bounds)
  return { ...bounds, maximum: nearest > most ? decrease(nearest, bounds) : nearest }
}

/** Calculates a line. A line whose price cannot be calculated counts as 0, so that the page does not crash; the order is refused by another check. */
function lineOf(item: FoodItem, serving: DeliveryType): FoodLine {
  const {
    price,
    exact: exactUnitPrice,
    model,
    isHidden,
  } = isPriceable(item)
    ? itemUnitPrice(item)
    : { price: ZERO, exact: exact(ZERO), model: item.product.calculationModel, isHidden: true }
  const taxRate = taxRateOf(item.product, serving)
  const line = priceLine({
    key: item.key,
    amount: item.amount,
    unitPrice: price,
    exactUnitPrice,
    taxRate,
    model,
    isPriceHidden: isHidden,
  })
  return { ...line, model, isPriceHidden: isHidden, productId: item.product.id }
}

/**
 * Calculates the prices of a cart. Browser and server use this function. Each line is first rounded half-up to cents. The delivery fee is a
 * separate line with the tax rate of the area (specification §9; docs/rules/money.md, Lines and totals). `area`: the chosen delivery area;
 * undefined if none is chosen.
 */
export function priceCart(
  items: readonly FoodItem[],
  { serving, area }: { serving: DeliveryType; area?: PricedArea | undefined },
): CartPrice {
  const lines = items.map((item) => lineOf(item, serving))
  const goods = totalsOf(lines)
  if (serving !== 'delivery' || !area) return { lines, delivery: undefined, totals: goods, terms: undefined }
  const terms = deliveryTerms(area, goods.gross)
  if (lines.length === 0) return { lines, delivery: undefined, totals: goods, terms }
  const delivery = priceLine({ key: DELIVERY_KEY, amount: 1, unitPrice: terms.fee, taxRate: area.tax })
  return { lines, delivery, totals: totalsOf(lines, delivery), terms }
}
