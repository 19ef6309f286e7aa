import type { Locale } from '#contract/locale.ts'
import type { Answer } from '#platform/module.ts'
import type { Forecast } from '../../contract/forecast.ts'
import { forecastTexts } from '../../words/forecast.ts'
import { statisticsTexts } from '../../words/statistics.ts'
import { type Cell, csvAnswer, xlsxAnswer } from '../files.ts'

/** The forecast as a CSV or Excel file: first the days, then the hours with expected orders. */
export async function forecastFile(
  kind: 'csv' | 'xlsx',
  { from, to, days, zone }: Forecast,
  locale: Locale,
): Promise<Answer<string | Uint8Array>> {
  const t = forecastTexts(locale)
  const { about, sheets } = statisticsTexts(locale)
  const name = `forecast-${from}-${to}.${kind}`
  const kinds = (word: string): string[] => [`${t.kinds.food} (${word})`, `${t.kinds.ride} (${word})`]
  const byDay: Cell[][] = [
    [t.day, t.holiday, ...kinds(t.expected), ...kinds(t.ordered)],
    ...(days ?? []).map(({ day, holiday, expected, ordered }) => [
      day,
      holiday,
      expected.food,
      expected.ride,
      ordered.food,
      ordered.ride,
    ]),
  ]
  const byHour: Cell[][] = [
    [t.day, t.hour, ...kinds(t.expected)],
    ...(days ?? []).flatMap(({ day, hours }) =>
      hours.filter(({ food, ride }) => food + ride > 0).map(({ hour, food, ride }) => [day, hour, food, ride]),
    ),
  ]
  if (kind === 'csv') return csvAnswer([...byDay, [], ...byHour], name)
  const meaning: Cell[][] = [
    [about.what, t.title],
    [about.definition, t.howText],
    [about.zone, zone],
  ]
  return xlsxAnswer(
    [
      [byDay, t.byDay],
      [byHour, t.byHour],
      [meaning, sheets.about],
    ],
    name,
  )
}
