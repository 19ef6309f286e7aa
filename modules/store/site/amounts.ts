import type { Locale } from '#contract/locale.ts'
import { unitTexts } from '#i18n/units.ts'
import { isUnit, type Unit } from '#kernel/units.ts'

/** '0,35' in German, '0.35' in English; at most 4 places, as quantities are kept. */
export const amountText = (amount: number, locale: Locale): string => {
  const text = String(Math.round(amount * 10_000) / 10_000)
  return locale === 'de' ? text.replace('.', ',') : text
}

export const unitText = (unit: string, locale: Locale): string => (isUnit(unit) ? unitTexts(locale)[unit] : unit)

/** '0,35 kg' (specification §2: a cart item shows amount and unit). */
export const measureText = (amount: number, unit: Unit, locale: Locale): string =>
  `${amountText(amount, locale)} ${unitText(unit, locale)}`

/** In front of a line's name: '2 ×' for pieces, '0,35 kg' for the rest. */
export const lineAmount = (amount: number, unit: Unit, locale: Locale): string =>
  unit === 'amount' ? `${amountText(amount, locale)} ×` : measureText(amount, unit, locale)

const MB = 1_000_000

/** '1,8 MB', '340 kB' */
export function bytesText(bytes: number, locale: Locale): string {
  const [size, unit] = bytes >= MB ? [bytes / MB, 'MB'] : [Math.max(1, bytes / 1000), 'kB']
  return `${amountText(unit === 'MB' ? Math.round(size * 10) / 10 : Math.round(size), locale)} ${unit}`
}
