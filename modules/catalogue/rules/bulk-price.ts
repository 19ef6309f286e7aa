import { add, fraction, max, type Money, money, ofUnits, times, ZERO } from '#kernel/money.ts'

export interface PriceStep {
  readonly by: 'percent' | 'amount'
  /** Negative: cheaper. */
  readonly value: number
  /** Prices end on multiples of it: '0.10' makes 4,90 and 5,00, not 4,93. */
  readonly step: '0.01' | '0.05' | '0.10' | '0.50'
}

/** The price after a change of many: risen or fallen, then rounded half-up to whole steps, never below 0. */
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
