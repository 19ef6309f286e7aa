import { add, type Money, money, roundToCents, times, ZERO } from '#kernel/money.ts'

/** The highest accepted tip, in currency units. A higher amount is probably a typing error. */
export const MOST_TIP = 1000

/** The tips that the checkout offers, in percent of the price. */
export const tipPercents = [5, 10, 15] as const

/** What the guest can choose: no tip (preselected), a percentage of the price, or `own`, an amount that the guest types. */
export const tipChoices = ['none', '5', '10', '15', 'own'] as const
export type TipChoice = (typeof tipChoices)[number]

export const isWholeCents = (amount: number): boolean => Math.round(amount * 100) / 100 === amount

/**
 * The tip for a choice; a percentage is rounded to cents (half up). `typed` is used only for the choice `own`: '2', '2,5', '2.50'. Undefined
 * if `typed` is no amount, is above `MOST_TIP`, or has more than two decimal places.
 */
export function tipAmount(choice: TipChoice, typed: string, total: Money): Money | undefined {
  if (choice === 'none') return ZERO
  if (choice !== 'own') return roundToCents(times(total, { numerator: BigInt(choice), denominator: 100n }))
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) > MOST_TIP) return undefined
  return money(text)
}

/** The amount that the guest pays: price plus tip. Both are given in currency units. */
export const withTip = (total: number, tip: number): Money => add(money(total), money(tip))
