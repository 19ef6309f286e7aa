import { minutesOf, MINUTES_PER_DAY, weekdays } from '#modules/branches/rules/opening-hours.ts'
import { edgeInstant, type Zone } from '#kernel/time.ts'
import type { Timed } from './program.ts'

/** A span of time [from, to) in epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

const wholeDay = [{ from: '00:00', to: '24:00' }]

/** Computes the instant when a time window starts or ends on a date. Results are kept in memory. */
type Edges = (date: Temporal.PlainDate, minutes: number, edge: 'from' | 'to') => number

export function edgesIn(zone: Zone): Edges {
  const known = new Map<string, number>()
  return (date, minutes, edge) => {
    const key = `${date.toString()} ${minutes} ${edge}`
    const found = known.get(key)
    if (found !== undefined) return found
    const day = minutes >= MINUTES_PER_DAY ? date.add({ days: Math.floor(minutes / MINUTES_PER_DAY) }) : date
    const left = minutes % MINUTES_PER_DAY
    const wall = day.toPlainDateTime({ hour: Math.floor(left / 60), minute: left % 60 })
    const at = edgeInstant(wall, zone, edge).epochMilliseconds
    known.set(key, at)
    return at
  }
}

/**
 * The spans in which a rule or segment is active, for the windows that start on the given dates (docs/rules/signage.md, Windows). They are
 * ordered by date and window, and may overlap. A window that lies within the hour that a clock change skips has no span.
 */
export function spansOf(timed: Timed, dates: readonly Temporal.PlainDate[], edges: Edges): Span[] {
  const windows = timed.windows.length > 0 ? timed.windows : wholeDay
  return dates.flatMap((date) => {
    if (!isOn(timed, date)) return []
    return windows.flatMap((window): Span[] => {
      const start = minutesOf(window.from)
      const end = minutesOf(window.to)
      if (start === undefined || end === undefined) return []
      const to = edges(date, end > start ? end : end + MINUTES_PER_DAY, 'to')
      const from = edges(date, start, 'from')
      return from < to ? [{ from, to }] : []
    })
  })
}

/**
 * Whether windows may start on this date, according to the days and the validity of the rule or segment. Without days every weekday is
 * allowed.
 */
function isOn({ days, validFrom, validTo }: Timed, date: Temporal.PlainDate): boolean {
  const day = weekdays[date.dayOfWeek - 1]
  if (days.length > 0 && day && !days.includes(day)) return false
  const iso = date.toString()
  return (!validFrom || iso >= validFrom) && (!validTo || iso <= validTo)
}

export const isIn = (spans: readonly Span[], at: number): boolean => spans.some(({ from, to }) => from <= at && at < to)

/**
 * The end of the span that contains the instant. Spans that follow without a gap count as one span. Infinity: no span contains the instant.
 */
export function endOf(spans: readonly Span[], at: number): number {
  let end = at
  for (;;) {
    const next = spans.find(({ from, to }) => from <= end && end < to)
    if (!next) return end === at ? Infinity : end
    end = next.to
  }
}
