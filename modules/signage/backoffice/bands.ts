import { edgeInstant, startOfDay, type Zone } from '#kernel/time.ts'
import type { SegmentRecord, StreamRecord } from '../contract.ts'
import type { Program } from '../rules/program.ts'
import { openSchedule } from '../rules/resolve.ts'
import { edgesIn, spansOf } from '../rules/spans.ts'

/**
 * A band: a part of a line in the planner in which one segment plays. `from` and `to` are positions on the line, from 0 (start of the day
 * or week) to 1 (its end).
 */
export interface Band {
  readonly from: number
  readonly to: number
  /** Id of the segment; null: no segment plays, and the screen is idle. */
  readonly segment: string | null
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** The time span of `days` days from `date`, from midnight to midnight in the time zone, in epoch milliseconds. */
const stretchOf = (date: Temporal.PlainDate, days: number, zone: Zone): Stretch => ({
  from: startOfDay(date, zone).epochMilliseconds,
  to: startOfDay(date.add({ days }), zone).epochMilliseconds,
})

const cut = ({ from, to }: Stretch, whole: Stretch): { from: number; to: number } => {
  const part = (at: number): number =>
    (Math.min(Math.max(at, whole.from), whole.to) - whole.from) / (whole.to - whole.from)
  return { from: part(from), to: part(to) }
}

export const programOf = (
  stream: Pick<StreamRecord, 'defaultSegment' | 'rules'>,
  segments: readonly SegmentRecord[],
): Program => ({
  defaultSegment: stream.defaultSegment,
  rules: stream.rules,
  segments,
})

/** The bands (parts of a line in the planner) in which the conditions of one rule are met, regardless of other rules. */
export function ruleBands(
  rule: StreamRecord['rules'][number],
  date: Temporal.PlainDate,
  days: number,
  zone: Zone,
): Band[] {
  const whole = stretchOf(date, days, zone)
  const dates = Array.from({ length: days + 1 }, (_, day) => date.add({ days: day - 1 }))
  return spansOf(rule, dates, edgesIn(zone))
    .filter(({ from, to }) => to > whole.from && from < whole.to)
    .map((span) => ({ ...cut(span, whole), segment: rule.segment }))
}

/** The labels above the lines of the planner, each with its position from 0 to 1: every third hour of a day, or each day of a week. */
export function axisMarks(date: Temporal.PlainDate, days: 1 | 7, zone: Zone, locale: string) {
  const whole = stretchOf(date, days, zone)
  const mark = (at: Temporal.Instant, label: string) => ({
    at: cut({ from: at.epochMilliseconds, to: 0 }, whole).from,
    label,
  })
  if (days === 7)
    return Array.from({ length: days }, (_, day) => {
      const shown = date.add({ days: day })
      return mark(startOfDay(shown, zone), shown.toLocaleString(locale, { weekday: 'short', day: 'numeric' }))
    })
  return Array.from({ length: 8 }, (_, n) => mark(momentOn(date, n * 180, zone), `${two(n * 3)}:00`))
}

/**
 * The bands (parts of a line), each with the segment that plays in it. If several segments take turns, a band shows the first of them.
 * Segments with a limit per hour are not drawn, because they play only for a short time. The panel 'Zeitpunkt prüfen' shows them.
 */
export function seenBands(program: Program, date: Temporal.PlainDate, days: number, zone: Zone): Band[] {
  const whole = stretchOf(date, days, zone)
  const schedule = openSchedule(program, zone)
  const bands: Band[] = []
  for (let day = 0; day < days; day += 7) {
    for (const at of [whole.from, whole.to - 1]) {
      const week = schedule.week(Temporal.Instant.fromEpochMilliseconds(at))
      for (const piece of week.pieces) {
        if (piece.to <= whole.from || piece.from >= whole.to) continue
        const band = { ...cut(piece, whole), segment: piece.round[0]?.segment.id ?? null }
        if (!bands.some(({ from }) => from === band.from)) bands.push(band)
      }
    }
  }
  return bands.toSorted((a, b) => a.from - b.from)
}

const WEEKS = 8

/** Ids of the rules that never win within eight weeks: their segment never plays. The first week is that of `from`. */
export function neverWinning(program: Program, from: Temporal.PlainDate, zone: Zone): ReadonlySet<string> {
  const schedule = openSchedule(program, zone)
  const winning = new Set<string>()
  for (let week = 0; week < WEEKS; week++) {
    const found = schedule.week(startOfDay(from.add({ weeks: week }), zone))
    for (const { rules } of found.pieces) for (const { id } of rules) winning.add(id)
    for (const { rule } of found.passes) winning.add(rule.id)
  }
  return new Set(program.rules.map(({ id }) => id).filter((id) => !winning.has(id)))
}

/** The instant of a local time on a day in the time zone. `minutes`: minutes after midnight. */
export const momentOn = (date: Temporal.PlainDate, minutes: number, zone: Zone): Temporal.Instant =>
  edgeInstant(date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 }), zone, 'from')

const two = (n: number): string => String(n).padStart(2, '0')

/** Adds minutes to a time 'HH:mm'. The time after 23:59 is 00:00, and the time before 00:00 is 23:59. */
export function movedTime(time: string, by: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moved = (((hours * 60 + minutes + by) % 1440) + 1440) % 1440
  return `${two(Math.floor(moved / 60))}:${two(moved % 60)}`
}

/** A new rule with default values: every day from 11:00 to 14:00, priority 10. */
export const newRule = (segment: string, id: string): StreamRecord['rules'][number] => ({
  id,
  segment,
  priority: 10,
  days: [],
  windows: [{ from: '11:00', to: '14:00' }],
  validFrom: null,
  validTo: null,
})
