import type { Locale } from '#contract/locale.ts'

// Made with the first name that is asked for, because they take a thirtieth of a start.
const names: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** 'Slowakei' for 'SK'; a text that is no code stays unchanged. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names[locale] ??= new Intl.DisplayNames(locale === 'de' ? 'de-AT' : 'en-GB', { type: 'region' })
  return names[locale].of(code) ?? code
}
