import { add, type Money, money, roundToCents, times, ZERO } from '#kernel/money.ts'

/** The highest tip, in currency units: more is a slip of the finger. */
export const MOST_TIP = 1000

/** Parts of the price that the checkout offers, in percent. */
export const tipPercents = [5, 10, 15] as const

/** `none` is preselected; a percentage of the price, or an amount of one's own. */
export const tipChoices = ['none', '5', '10', '15', 'own'] as const
export type TipChoice = (typeof tipChoices)[number]

export const isWholeCents = (amount: number): boolean => Math.round(amount * 100) / 100 === amount

/**
 * The tip of a choice, in cents (half up). `typed` counts for an amount of one's own: '2', '2,5', '2.50'. Undefined: it is no amount, below 0,
 * above `MOST_TIP`, or has parts of a cent.
 */
export function tipAmount(choice: TipChoice, typed: string, total: Money): Money | undefined {
  if (choice === 'none') return ZERO
  if (choice !== 'own') return roundToCents(times(total, { numerator: BigInt(choice), denominator: 100n }))
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) > MOST_TIP) return undefined
  return money(text)
}

/** What is paid in all: the price and the tip, in currency units as they come. */
export const withTip = (total: number, tip: number): Money => add(money(total), money(tip))
