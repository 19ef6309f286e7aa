import {
  add,
  exact,
  exactToCents,
  type Fraction,
  fraction,
  type Money,
  netOf,
  product,
  roundToCents,
  subtract,
  sum,
  ZERO,
} from './money.ts'
import type { PricingModel } from './units.ts'

/** One line of an order before its calculation. `key` identifies the line when prices are compared ('ride:AT'). */
export interface LineInput {
  readonly key: string
  /** Decimal number, e.g. 0.35 (kg); whole kilometres for rides. */
  readonly amount: number
  readonly unitPrice: Money
  /** The unit price before rounding to 4 decimals, if it differs from `unitPrice`. The line is calculated with it. */
  readonly exactUnitPrice?: Fraction | undefined
  /** Percent. */
  readonly taxRate: number
  readonly model?: PricingModel
  readonly isPriceHidden?: boolean
}

/** A calculated line: `gross` in cents, `net` and `tax` with 4 decimals, net + tax = gross. */
export interface PricedLine extends LineInput {
  readonly gross: Money
  readonly net: Money
  readonly tax: Money
}

/** Taxes of one rate as they are printed: all in cents, net + tax = gross. */
export interface TaxLine {
  /** Percent. */
  readonly rate: number
  readonly net: Money
  readonly tax: Money
  readonly gross: Money
}

/**
 * Totals as they are printed, all in cents (specification §3, Pricing result). The lines add up to the total, and the total is the amount to
 * pay. A net is the gross minus the printed taxes, so that every column and every row adds up (docs/rules/money.md, Lines and totals). `net`,
 * `tax` and `gross` are totals of the goods, without the delivery.
 */
export interface PricingResult {
  readonly net: Money
  readonly tax: Money
  readonly gross: Money
  readonly deliveryNet: Money
  readonly deliveryTax: Money
  readonly deliveryGross: Money
  readonly totalNet: Money
  readonly totalTax: Money
  readonly totalGross: Money
  /** One entry per tax rate that occurs, highest rate first. */
  readonly taxes: readonly TaxLine[]
  /** True if a line has an approximate price ('ca.') or a minimum price ('ab'). Staff may set its final price until the order has ended. */
  readonly isApproximate: boolean
  readonly hasHiddenPrices: boolean
}

/**
 * Calculates a line. The gross is amount × exact unit price, rounded half-up to cents once. The net is calculated from the gross and rounded
 * half-up to 4 decimals.
 */
export function priceLine(input: LineInput): PricedLine {
  const gross = exactToCents(product(input.exactUnitPrice ?? exact(input.unitPrice), fraction(input.amount)))
  const net = netOf(gross, input.taxRate)
  return { ...input, gross, net, tax: subtract(gross, net) }
}

/** Tax and net of a line in cents, as tables print them: the net is the gross minus the printed tax. */
export function printedLine(line: Pick<PricedLine, 'gross' | 'tax'>): { net: Money; tax: Money; gross: Money } {
  const tax = roundToCents(line.tax)
  return { net: subtract(line.gross, tax), tax, gross: line.gross }
}

/** Totals of calculated lines. The delivery fee is a line of its own; rides have no delivery fee. */
export function totalsOf(lines: readonly PricedLine[], delivery?: PricedLine): PricingResult {
  const all = delivery ? [...lines, delivery] : lines
  const taxes = taxLines(all)
  const gross = sum(lines.map((line) => line.gross))
  const fee = delivery ? printedLine(delivery) : { net: ZERO, tax: ZERO, gross: ZERO }
  const totalGross = add(gross, fee.gross)
  const totalTax = sum(taxes.map((line) => line.tax))
  const tax = subtract(totalTax, fee.tax)
  return {
    net: subtract(gross, tax),
    tax,
    gross,
    deliveryNet: fee.net,
    deliveryTax: fee.tax,
    deliveryGross: fee.gross,
    totalNet: subtract(totalGross, totalTax),
    totalTax,
    totalGross,
    taxes,
    isApproximate: all.some((line) => (line.model ?? 'fixed') !== 'fixed'),
    hasHiddenPrices: all.some((line) => line.isPriceHidden === true),
  }
}

/** For each rate: the exact taxes of its lines are added, then rounded to cents once. */
function taxLines(lines: readonly PricedLine[]): TaxLine[] {
  const rates = [...new Set(lines.map((line) => line.taxRate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const same = lines.filter((line) => line.taxRate === rate)
    const gross = sum(same.map((line) => line.gross))
    const tax = roundToCents(sum(same.map((line) => line.tax)))
    return { rate, net: subtract(gross, tax), tax, gross }
  })
}
