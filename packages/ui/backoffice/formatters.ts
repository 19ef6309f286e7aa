import type { Locale } from '#contract/locale.ts'

/** Creates each formatter once. A formatter depends only on its arguments, so all brands can share it. */
function once<A extends readonly string[], T>(make: (...of: A) => T): (...of: A) => T {
  const made = new Map<string, T>()
  return (...of) => {
    const key = of.join('|')
    const known = made.get(key) ?? make(...of)
    made.set(key, known)
    return known
  }
}

const tagOf = (locale: Locale): string => (locale === 'de' ? 'de-AT' : 'en-GB')
export const unitPrices = once(
  () => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)
export const numbers = once((locale: Locale) => new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB'))
export const moments = once(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
export const weekdays = once(
  (locale: Locale, zone: string) => new Intl.DateTimeFormat(tagOf(locale), { timeZone: zone, weekday: 'short' }),
)
export const longDays = once(
  (locale: Locale, zone: string) =>
    new Intl.DateTimeFormat(tagOf(locale), {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)
