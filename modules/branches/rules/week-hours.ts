import { type MinuteSpan, type OpeningHours, spansOn } from './opening-hours.ts'

/** Consecutive days of the week with the same hours. Days are numbered from Monday, 0 to 6. */
interface WeekHours {
  from: number
  to: number
  /** The hours of each day; empty: closed. */
  spans: readonly MinuteSpan[]
}

/** Any Monday, as the start of a week. */
const monday = Temporal.PlainDate.from('2024-01-01')

/** The usual week, without special dates. Consecutive days with the same hours are one line. */
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

/** Days with special hours within the next `days` days, the next one first. */
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
