import type { Locale } from '#contract/locale.ts'
import { isUnit } from '#kernel/units.ts'
import { unitsInPlural, unitTexts } from './units.ts'

/**
 * Formats a quantity with at most 4 decimals, because quantities are stored with 4 decimals: '0,35' in German, '0.35' in English. Amounts
 * of money are different: they have the German format in both languages (docs/rules/money.md).
 */
export const amountText = (amount: number, locale: Locale): string => {
  const text = String(Math.round(amount * 10_000) / 10_000)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** The short name of a unit, as it is written after `amount`: 'serving' after 1, 'servings' after 2. */
export function unitText(unit: string, locale: Locale, amount = 1): string {
  if (!isUnit(unit)) return unit
  const plural = amount === 1 ? undefined : unitsInPlural[locale][unit]
  return plural ?? unitTexts(locale)[unit]
}

/** An amount with its unit: '0,35 kg' (specification §2: a cart item shows amount and unit). */
export const measureText = (amount: number, unit: string, locale: Locale): string =>
  `${amountText(amount, locale)} ${unitText(unit, locale, amount)}`

/** The amount as text, with its unit. Pieces have no unit: '2' for pieces, '0,35 kg' for other units. */
export const countText = (amount: number, unit: string, locale: Locale): string =>
  unit === 'amount' || !isUnit(unit) ? amountText(amount, locale) : measureText(amount, unit, locale)

/** The amount that is written before the product's name in an order: '2 ×' for pieces, '0,35 kg' for other units. */
export const lineAmount = (amount: number, unit: string, locale: Locale): string =>
  unit === 'amount' || !isUnit(unit) ? `${amountText(amount, locale)} ×` : measureText(amount, unit, locale)
