import { type MinuteSpan, type OpeningHours, spansOn } from './opening-hours.ts'

/** One line of the opening hours: days that follow each other and have the same hours. Days are numbered from 0 (Monday) to 6. */
interface WeekHours {
  from: number
  to: number
  /** The opening hours on each of these days. Empty if the branch is closed on these days. */
  spans: readonly MinuteSpan[]
}

/** Any Monday. The calculation needs dates, but only the weekdays matter. */
const monday = Temporal.PlainDate.from('2024-01-01')

/** The hours of a usual week, without the rules for single dates. Days that follow each other and have the same hours become one line. */
export function weekHours(rules: OpeningHours): WeekHours[] {
  const usual = rules.filter(({ type }) => type !== 'once')
  const lines: WeekHours[] = []
  for (let day = 0; day < 7; day++) {
    const spans = spansOn(usual, monday.add({ days: day }))
    const last = lines.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day
    else lines.push({ from: day, to: day, spans })
  }
  return lines
}

/** The single dates with special hours (or closed) from today until `days` days later. The earliest date is first. */
export function specialDays(
  rules: OpeningHours,
  today: Temporal.PlainDate,
  days = 60,
): { date: Temporal.PlainDate; spans: readonly MinuteSpan[] }[] {
  const dates = new Set(rules.flatMap(({ date, type }) => (type === 'once' && date ? [date] : [])))
  return [...dates]
    .toSorted()
    .map((date) => Temporal.PlainDate.from(date))
    .filter((date) => {
      const away = today.until(date).days
      return away >= 0 && away <= days
    })
    .map((date) => ({ date, spans: spansOn(rules, date) }))
}
