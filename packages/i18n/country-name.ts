import type { Locale } from '#contract/locale.ts'

// A formatter is created when its first name is needed, because creating all formatters would take about 3 % of the start-up time.
const names: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** 'Slowakei' for 'SK'. A text that is not a country code is returned unchanged. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names[locale] ??= new Intl.DisplayNames(locale === 'de' ? 'de-AT' : 'en-GB', { type: 'region' })
  return names[locale].of(code) ?? code
}
