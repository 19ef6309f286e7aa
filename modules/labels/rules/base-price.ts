import { exact, exactToCents, fraction, type Money, product } from '#kernel/money.ts'
import { type Unit, units } from '#kernel/units.ts'

/** The units in which the content of a package can be given. */
export const contentUnits = ['g', 'kg', 'ml', 'cl', 'l'] as const satisfies readonly Unit[]
export type ContentUnit = (typeof contentUnits)[number]

interface Content {
  readonly amount: number
  readonly unit: ContentUnit
}

/**
 * The law requires a price per unit on a label. This unit is the kilogram for a weight and the litre for a volume (directive 98/6/EC; PAngV
 * § 5).
 */
const baseOf = (unit: ContentUnit): 'kg' | 'l' => (units[unit].family === 'weight' ? 'kg' : 'l')

/**
 * The price of one kilogram or litre of a product, rounded half up to cents. Undefined if the amount is not positive. Also undefined if the
 * package contains exactly one kilogram or litre, because the price of the package is the same and need not be printed twice (PAngV § 4).
 */
export function basePrice(price: Money, { amount, unit }: Content): { price: Money; unit: 'kg' | 'l' } | undefined {
  const base = baseOf(unit)
  const content = product(fraction(amount), fraction(units[unit].factor))
  const of = fraction(units[base].factor)
  if (
    amount <= 0 ||
    BigInt(content.numerator) * BigInt(of.denominator) === BigInt(of.numerator) * BigInt(content.denominator)
  )
    return undefined
  const share = product(of, { numerator: BigInt(content.denominator), denominator: BigInt(content.numerator) })
  return { price: exactToCents(product(exact(price), share)), unit: base }
}

export const isContentUnit = (unit: string): unit is ContentUnit => (contentUnits as readonly string[]).includes(unit)
