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
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { type DeliveryTerms, deliveryTerms, type PricedArea } from '#modules/branches/rules/delivery.ts'

/** The fields of a product that decide its price. `price` is a decimal number; null if visitors may not know the price. */
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
  /** Key of the item's line. */
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
  /** One line per item, in the order of the items. */
  readonly lines: readonly FoodLine[]
  /** The delivery fee with its own tax, also if it is 0. Undefined for pickup, for an unknown area and for an empty cart. */
  readonly delivery: PricedLine | undefined
  readonly totals: PricingResult
  /** Minimum and free value of the area, also for an empty cart. */
  readonly terms: DeliveryTerms | undefined
}

/** Key of the fee's line. */
export const DELIVERY_KEY = 'delivery'

/**
 * `tax` is the rate for a delivery. Takeaway and dine-in may have their own rate; otherwise `tax` is used
 * (specification §9; docs/rules/money.md, Prices of food).
 */
export function taxRateOf(
  product: Pick<FoodProduct, 'tax' | 'takeawayTax' | 'dineInTax'>,
  serving: DeliveryType,
): number {
  const own = { delivery: undefined, takeaway: product.takeawayTax, dineIn: product.dineInTax }[serving]
  return own ?? product.tax
}

/**
 * The price of one unit of an item: the product's price times the ratio of the chosen unit, then the options. `price` is `exact` rounded to
 * 4 decimals. A hidden price counts as 0: the browser does not know it, and staff set the real price later.
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
  // If the product is no longer sold in this unit, another check reports that to the customer.
  const { price, model } = unitPrice(priced, unit) ?? { price: exact(priced.price), model: calculationModel }
  const whole = isHidden ? exact(ZERO) : priceWithOptions(price, chosenOptions(product, parts))
  return { price: exactToMoney(whole), exact: whole, model, isHidden }
}

/** The highest amount of a line, in whole units of the currency: more than any real line, and far within the range of money. */
const MOST_PER_LINE = 1_000_000

/** Whether the line can be calculated. Callers can send any amount, so a line that would exceed the range of money is refused before it is priced. */
export const isPriceable = ({ amount, ...one }: Omit<FoodItem, 'key'>): boolean =>
  mostOf(one) * Math.max(amount, 1) <= MOST_PER_LINE

/** An upper limit of the unit price in this configuration: the price in the unit plus every option. */
function mostOf({ product, unit, parts }: Omit<FoodItem, 'key' | 'amount'>): number {
  const ratio = product.alternativeUnits.find((other) => other.unit === unit)?.ratio ?? 1
  const options = chosenOptions(product, parts).reduce(
    (total, option) => total + toDecimal(option.price) * (option.amount ?? 1),
    0,
  )
  return (product.price ?? 0) * Math.max(ratio, 1) + options
}

/**
 * How much can be ordered: within the limits of the unit, and never more than can be calculated. The field offers exactly what the server
 * accepts.
 */
export function orderedBounds(item: Omit<FoodItem<FoodProduct & CountedProduct>, 'key' | 'amount'>): QuantityBounds {
  const bounds = quantityBounds(item.product, item.unit)
  const most = MOST_PER_LINE / mostOf(item)
  const limit = bounds.maximum || LARGEST_AMOUNT
  if (most >= limit) return bounds
  const nearest = normaliseQuantity(most, bounds)
  return { ...bounds, maximum: nearest > most ? decrease(nearest, bounds) : nearest }
}

/** Prices a line. A line whose price cannot be calculated counts as 0 here, so that the page does not throw; another check refuses it. */
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
 * Prices a cart; browser and server use this same code. Each line is rounded half-up to cents first. The fee is a line of its own with the
 * tax of the area (specification §9; docs/rules/money.md, Lines and totals). `area`: the area of a delivery; undefined if none is chosen.
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
