import { exact, type Fraction, fraction, type Money, plus, product, ZERO } from '#kernel/money.ts'

/** A chosen option with its effect on the item's unit price (specification §3, Configuration step). */
export interface ChosenOption {
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  readonly price: Money
  /** Amount of an addon; 1 for everything else. */
  readonly amount?: number
}

/**
 * Exact unit price of an item with its options: the last overwrite replaces the price, then all adds and subtracts apply, never below 0. `base`
 * is already in the chosen unit: a ratio scales only the product's price.
 */
export function priceWithOptions(base: Fraction, options: readonly ChosenOption[]): Fraction {
  const overwrite = options.findLast((option) => option.modifier === 'overwrite')
  const start = overwrite ? priceOf(overwrite) : base
  const total = options.reduce((price, option) => {
    if (option.modifier === 'add') return plus(price, priceOf(option))
    return option.modifier === 'subtract' ? plus(price, product(priceOf(option), fraction(-1))) : price
  }, start)
  return total.numerator < 0 ? exact(ZERO) : total
}

const priceOf = (option: ChosenOption): Fraction => product(exact(option.price), fraction(option.amount ?? 1))
