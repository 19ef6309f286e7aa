import type { Locale } from '#contract/locale.ts'

/** Countries that a ride from Austria, Germany, Switzerland or Liechtenstein usually reaches, nearest first. */
export const countryCodes = [
  'AT',
  'DE',
  'CH',
  'LI',
  'SK',
  'HU',
  'CZ',
  'SI',
  'IT',
  'HR',
  'PL',
  'FR',
  'BE',
  'NL',
  'LU',
  'RS',
  'RO',
] as const

export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale === 'de' ? 'de-AT' : 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
