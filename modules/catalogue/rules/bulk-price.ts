import { add, fraction, max, type Money, money, ofUnits, times, ZERO } from '#kernel/money.ts'

export interface PriceStep {
  readonly by: 'percent' | 'amount'
  /** The change in percent, or as an amount. With a negative value the price becomes lower. */
  readonly value: number
  /** The new price is a multiple of this step: with '0.10' it can be 4.90 or 5.00, but not 4.93. */
  readonly step: '0.01' | '0.05' | '0.10' | '0.50'
}

/** The price after the change, rounded half up to a multiple of the step. It is never below 0. */
export function changedPrice(price: Money, { by, value, step }: PriceStep): Money {
  const { numerator, denominator } = fraction(value)
  const hundred = 100n * BigInt(denominator)
  const risen =
    by === 'amount'
      ? add(price, money(value))
      : times(price, { numerator: hundred + BigInt(numerator), denominator: hundred })
  const unit = money(step)
  return max(ZERO, ofUnits(Math.round(risen / unit) * unit))
}
