import type { Locale } from '#contract/locale.ts'

const columns: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Beginn', 'Schirm', 'Segment', 'Szene', 'Sekunden', 'Anzahl', 'ganz gezeigt', 'Uhr ungewiss'],
  en: ['Start', 'Screen', 'Segment', 'Scene', 'Seconds', 'Times', 'shown whole', 'clock uncertain'],
}

/** The table of what was shown. */
export const playTexts = (locale: Locale) => ({
  columns: columns[locale],
  yes: locale === 'de' ? 'ja' : 'yes',
  no: locale === 'de' ? 'nein' : 'no',
})
