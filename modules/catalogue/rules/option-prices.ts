import { exact, type Fraction, fraction, type Money, plus, product, ZERO } from '#kernel/money.ts'

/** A chosen option and how it changes the price of one piece (specification §3, Configuration step). */
export interface ChosenOption {
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  readonly price: Money
  /** How many pieces of an addon are chosen. It is 1 for all other options. */
  readonly amount?: number
}

/**
 * The exact price of one piece with its options. The last option with 'overwrite' replaces `base`. After that, the prices of all other
 * options are added or subtracted. The result is never below 0. `base` must be the price in the chosen unit; the prices of options do not
 * depend on the unit.
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
