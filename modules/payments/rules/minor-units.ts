import { type Money, ofUnits } from '#kernel/money.ts'

/** One cent is 100 units of `Money`. Providers receive amounts in whole cents, because our currencies (EUR, CHF) have two decimals. */
const UNITS_PER_CENT = 100
export const moneyOfCents = (amount: number): Money => ofUnits(amount * UNITS_PER_CENT)

/**
 * Formats cents for Mollie: 1250 becomes '12.50'. The text always has two decimals and is never computed with floats (docs/rules/payments.md,
 * Mollie).
 */
export const amountText = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Reads cents from an amount as Mollie writes it: '12.50' becomes 1250. Undefined for anything else ('12.5', '12,50', '-1.00'). */
export function centsOfText(text: string): number | undefined {
  const match = /^(\d{1,12})\.(\d{2})$/.exec(text)
  return match ? Number(`${match[1]}${match[2]}`) : undefined
}
