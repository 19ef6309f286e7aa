import type { Locale } from '#contract/locale.ts'

/**
 * Formats metres as kilometres with one decimal, rounded up: 61,850 m becomes '61,9' in German and '61.9' in English. Quantities follow the
 * language, amounts of money do not (docs/rules/money.md, Display). The reason for rounding up: billed kilometres are rounded up, too
 * (specification §9). A ride of 332.1 km is billed as 333 km, so '332' or '332,0' would look like a mistake.
 */
export function kilometresText(metres: number, locale: Locale): string {
  const tenths = Math.ceil(Math.round(metres) / 100)
  return [Math.floor(tenths / 10), tenths % 10].join(locale === 'de' ? ',' : '.')
}

/** Seconds as full minutes, rounded up, at least 1. The page and the mail use this function, because they must show the same duration. */
export const fullMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
