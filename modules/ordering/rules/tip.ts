import { add, type Money, money, roundToCents, times, ZERO } from '#kernel/money.ts'

/** The highest tip, in currency units: a higher amount is probably a typing error. */
export const MOST_TIP = 1000

/** Tips that the checkout offers, in percent of the price. */
export const tipPercents = [5, 10, 15] as const

/** The choices for a tip: none (preselected), a percentage of the price, or a typed amount (`own`). */
export const tipChoices = ['none', '5', '10', '15', 'own'] as const
export type TipChoice = (typeof tipChoices)[number]

export const isWholeCents = (amount: number): boolean => Math.round(amount * 100) / 100 === amount

/**
 * The tip for a choice, rounded to cents (half up). `typed` is used only for the choice `own`: '2', '2,5', '2.50'. Undefined if the typed
 * text is not an amount, is below 0 or above `MOST_TIP`, or has fractions of a cent.
 */
export function tipAmount(choice: TipChoice, typed: string, total: Money): Money | undefined {
  if (choice === 'none') return ZERO
  if (choice !== 'own') return roundToCents(times(total, { numerator: BigInt(choice), denominator: 100n }))
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) > MOST_TIP) return undefined
  return money(text)
}

/** The amount to pay: price plus tip. Both parameters are in currency units. */
export const withTip = (total: number, tip: number): Money => add(money(total), money(tip))
