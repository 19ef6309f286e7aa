import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'

const columns: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Beginn', 'Schirm', 'Segment', 'Szene', 'Sekunden', 'Anzahl', 'ganz gezeigt', 'Uhr ungewiss'],
  en: ['Start', 'Screen', 'Segment', 'Scene', 'Seconds', 'Times', 'shown whole', 'clock uncertain'],
}

/** Texts of the CSV file with the proof of play. */
export const playTexts = (locale: Locale) => ({
  columns: columns[locale],
  yes: locale === 'de' ? 'ja' : 'yes',
  no: locale === 'de' ? 'nein' : 'no',
})

/** Texts of the page with the proof of play. */
export const playScreenTexts = messages(
  {
    from: 'Von',
    to: 'Bis',
    screen: 'Schirm',
    all: 'alle',
    start: 'Beginn',
    scene: 'Gezeigt',
    seconds: 'Sekunden',
    whole: 'Ganz',
    yes: 'ja',
    no: 'unterbrochen',
    uncertain: 'Uhr ungewiss',
    export: 'Als Tabelle',
    failed: 'Der Nachweis konnte nicht geladen werden.',
    empty: 'Für diesen Zeitraum ist nichts gemeldet',
    emptyText: 'Ein Schirm ohne Netz meldet nach, sobald er wieder verbunden ist.',
    newer: 'Neuere',
    older: 'Ältere',
  },
  {
    from: 'From',
    to: 'To',
    screen: 'Screen',
    all: 'all',
    start: 'Start',
    scene: 'Shown',
    seconds: 'Seconds',
    whole: 'Whole',
    yes: 'yes',
    no: 'interrupted',
    uncertain: 'clock uncertain',
    export: 'As a table',
    failed: 'The proof of play could not be loaded.',
    empty: 'Nothing was reported for this time',
    emptyText: 'A screen without network reports later, as soon as it is connected again.',
    newer: 'Newer',
    older: 'Older',
  },
)
