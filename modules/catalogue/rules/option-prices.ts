import { add, fraction, max, type Money, subtract, times, ZERO } from '#kernel/money.ts'

/** A chosen option with its effect on the item's unit price (specification §3, Configuration step). */
export interface ChosenOption {
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  readonly price: Money
  /** Addons are taken several times; 1 for everything else. */
  readonly amount?: number
}

/**
 * Unit price of an item with its options: the last overwrite sets, then all adds and subtracts, never below 0 (decisions, Money).
 * `base` is already in the chosen unit: a ratio scales the product's price only.
 */
export function priceWithOptions(base: Money, options: readonly ChosenOption[]): Money {
  const overwrite = options.findLast((option) => option.modifier === 'overwrite')
  const start = overwrite ? priceOf(overwrite) : base
  const total = options.reduce((price, option) => {
    if (option.modifier === 'add') return add(price, priceOf(option))
    return option.modifier === 'subtract' ? subtract(price, priceOf(option)) : price
  }, start)
  return max(ZERO, total)
}

const priceOf = (option: ChosenOption): Money => times(option.price, fraction(option.amount ?? 1))
