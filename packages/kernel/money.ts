declare const money4: unique symbol

/**
 * An exact amount of money: a whole number of 1/10,000 of a currency unit (2043000 is 204.30), never a float (docs/rules/money.md, Amounts). At
 * most 14 digits, like `numeric(14,4)` in the database, so that sums are exact integers in JavaScript.
 */
export type Money = number & { readonly [money4]: true }

/** A factor as two whole numbers, e.g. `{ numerator: 1, denominator: 3 }`. The denominator is above 0. */
export interface Fraction {
  readonly numerator: number | bigint
  readonly denominator: number | bigint
}

const SCALE = 10_000
const CENT = 100
/** The largest amount in 1/10,000: `numeric(14,4)` has ten digits before the decimal point. */
const LARGEST = 99_999_999_999_999

export const ZERO = 0 as Money

/** A whole number of 1/10,000 units as money. Throws RangeError if the number is not whole or is out of range, because that is a bug. */
export function ofUnits(units: number | bigint): Money {
  const whole = Number(units)
  if (!Number.isSafeInteger(whole) || Math.abs(whole) > LARGEST) throw new RangeError(`${units} is no amount of money`)
  // -0 would be shown as '-0,00'
  return (whole === 0 ? 0 : whole) as Money
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/

/**
 * The exact amount of a decimal with a point and at most 4 decimals: 1.9, '204.30', '-0.07'. Throws RangeError for anything else ('1,90', '1e3',
 * five decimals, NaN). Input is checked with `isMoneyDecimal` first.
 */
export function money(decimal: number | string): Money {
  const units = unitsOf(decimal)
  if (units === undefined) throw new RangeError(`${decimal} is no decimal with at most 4 places`)
  return ofUnits(units)
}

/** Does `money` accept this decimal? */
export function isMoneyDecimal(decimal: number | string): boolean {
  const units = unitsOf(decimal)
  return units !== undefined && units <= LARGEST && units >= -LARGEST
}

function unitsOf(decimal: number | string): bigint | undefined {
  const match = DECIMAL.exec(String(decimal))
  if (!match) return undefined
  const [, sign, whole = '', places = ''] = match
  if (places.length > 4 && /[1-9]/.test(places.slice(4))) return undefined
  const units = BigInt(whole + places.slice(0, 4).padEnd(4, '0'))
  return sign === '-' ? -units : units
}

/** The exact fraction of a decimal (0.25, '2.5', 8.1). Throws RangeError for anything else. */
export function fraction(decimal: number | string): Fraction {
  const match = DECIMAL.exec(String(decimal))
  if (!match) throw new RangeError(`${decimal} is no plain decimal`)
  const [, sign, whole = '', places = ''] = match
  const numerator = BigInt(whole + places)
  return { numerator: sign === '-' ? -numerator : numerator, denominator: 10n ** BigInt(places.length) }
}

/** A decimal number in currency units, for JSON: 204.3. Never calculate with it. */
export const toDecimal = (amount: Money): number => amount / SCALE

/** The amount in whole cents, as payment providers expect it; rounded half-up (away from zero). */
export const cents = (amount: Money): number => roundToCents(amount) / CENT

export const add = (a: Money, b: Money): Money => ofUnits(a + b)
export const subtract = (a: Money, b: Money): Money => ofUnits(a - b)
export const sum = (amounts: Iterable<Money>): Money => {
  let total: Money = ZERO
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** Compares two amounts, for `sort`: negative if `a` is less, 0 if equal, positive if more. */
export const compare = (a: Money, b: Money): number => a - b
export const isZero = (amount: Money): boolean => amount === 0
export const max = (a: Money, b: Money): Money => (a > b ? a : b)
export const min = (a: Money, b: Money): Money => (a < b ? a : b)

/** Divides and rounds half-up, away from zero, so that a refund is exactly the opposite of its payment. */
function divide(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n
  const even = denominator % 2n === 0n
  const size = numerator < 0n ? -numerator : numerator
  // An odd denominator has no exact half. So numerator and denominator are doubled before the division: (2n + d) / 2d.
  const rounded = even ? (size + half) / denominator : (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** The exact product, rounded half-up (away from zero) to 4 decimals. The factor is a whole number, or a fraction. */
export function times(amount: Money, factor: number | Fraction): Money {
  if (typeof factor === 'number') return ofUnits(BigInt(amount) * BigInt(factor))
  const denominator = BigInt(factor.denominator)
  if (denominator <= 0n) throw new RangeError('a denominator is above 0')
  return ofUnits(divide(BigInt(amount) * BigInt(factor.numerator), denominator))
}

/** Rounds to whole cents, half-up (away from zero): 0.005 → 0.01, -0.005 → -0.01. */
export const roundToCents = (amount: Money): Money => exactToCents(exact(amount))

/** An amount as an exact price: a fraction in units of 1/10,000. A price can be finer than one unit: 30.86 per kg is 308.6 units per gram. */
export const exact = (amount: Money): Fraction => ({ numerator: BigInt(amount), denominator: 1n })

/** Exact product of two fractions, in lowest terms. */
export const product = (a: Fraction, b: Fraction): Fraction =>
  lowest(BigInt(a.numerator) * BigInt(b.numerator), BigInt(a.denominator) * BigInt(b.denominator))

/** Exact sum of two fractions, in lowest terms. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  lowest(
    BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator),
    BigInt(a.denominator) * BigInt(b.denominator),
  )

/** Rounds an exact price to money with 4 decimals, half-up (away from zero). */
export const exactToMoney = ({ numerator, denominator }: Fraction): Money =>
  ofUnits(divide(BigInt(numerator), BigInt(denominator)))

/** Rounds an exact price to cents in one step, half-up (away from zero). */
export const exactToCents = ({ numerator, denominator }: Fraction): Money =>
  ofUnits(divide(BigInt(numerator), BigInt(denominator) * BigInt(CENT)) * BigInt(CENT))

/** Writes a fraction as text for storage: '1543/5'. */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

/** The fraction of a text that `fractionText` wrote. Throws RangeError for any other text. */
export function fractionOf(text: string): Fraction {
  const [, numerator = '', denominator = ''] = /^(-?\d+)\/([1-9]\d*)$/.exec(text) ?? []
  if (denominator === '') throw new RangeError(`${text} is no fraction`)
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}

/** `1 + rate/100` as a fraction; rate in percent with decimals (8.1). */
export function taxFactor(ratePercent: number): Fraction {
  const { numerator, denominator } = fraction(ratePercent)
  const hundred = 100n * BigInt(denominator)
  return { numerator: hundred + BigInt(numerator), denominator: hundred }
}

/** Net of a gross amount: gross / (1 + rate/100); rate in percent, half-up to 4 decimals (specification §9). */
export function netOf(gross: Money, ratePercent: number): Money {
  const { numerator, denominator } = taxFactor(ratePercent)
  return times(gross, { numerator: denominator, denominator: numerator })
}

/** An amount rounded to cents, in the German format: '1.234,50'. */
function german(amount: Money): string {
  const shown = roundToCents(amount)
  const size = Math.abs(shown)
  const whole = String(Math.trunc(size / SCALE)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const decimals = String((size % SCALE) / CENT).padStart(2, '0')
  return `${shown < 0 ? '\u2212' : ''}${whole},${decimals}`
}

/**
 * '1.204,30 EUR': rounded to cents, in the German format in every language, with the code of the currency (specification §5; docs/rules/money.md,
 * Display).
 */
export const format = (amount: Money, currency: string): string => `${german(amount)} ${currency}`

/** A number with a decimal comma in every language, like the amounts of money next to it: '8,1' (docs/rules/money.md, Display). */
export const decimalText = (value: number): string => String(value).replace('.', ',')
