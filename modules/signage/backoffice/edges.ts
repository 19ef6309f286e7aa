import { startOfDay, type Zone } from '#kernel/time.ts'
import { minutesOf, MINUTES_PER_DAY } from '#modules/branches/rules/opening-hours.ts'
import type { StreamRecord } from '../contract.ts'
import { edgesIn, spansOf } from '../rules/spans.ts'

type Rule = StreamRecord['rules'][number]
type Window = Rule['windows'][number]

/** The start or the end of a time window, which a person can move on the line of a day in the planner. */
export interface Edge {
  /** Index of the time window in the list of the rule. */
  readonly window: number
  readonly edge: 'from' | 'to'
  /** Position of the edge on the line, from 0 to 1. */
  readonly at: number
  /** Time of this start or end: 'HH:mm'. */
  readonly time: string
}

/** A start or an end moves in steps of this many minutes. */
const STEP = 5

/** The starts and ends that lie on this day, of all time windows of a rule. The end of a window over midnight lies on the next day. */
export function edgesOn(rule: Rule, date: Temporal.PlainDate, zone: Zone): Edge[] {
  const { start, length } = dayOf(date, zone)
  const edges = edgesIn(zone)
  return rule.windows.flatMap((window, place) =>
    spansOf({ ...rule, windows: [window] }, [date.subtract({ days: 1 }), date], edges).flatMap((span) =>
      (['from', 'to'] as const).flatMap((edge): Edge[] => {
        const at = (span[edge] - start) / length
        const isOn = edge === 'from' ? at >= 0 && at < 1 : at > 0 && at <= 1
        return isOn ? [{ window: place, edge, at, time: window[edge] }] : []
      }),
    ),
  )
}

/**
 * The time 'HH:mm' at a position on the line of a day (`part`, from 0 to 1), rounded to five minutes. The end of the line is '24:00'. On a
 * day with a clock change the line covers 23 or 25 hours.
 */
export function timeAt(part: number, date: Temporal.PlainDate, zone: Zone): string {
  if (part >= 1) return '24:00'
  const { start, length } = dayOf(date, zone)
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(start + Math.max(0, part) * length))
  const { hour, minute } = at.toZonedDateTimeISO(zone)
  return timeOf(Math.round((hour * 60 + minute) / STEP) * STEP)
}

/**
 * Returns the window with its start or end at another time. The start cannot be moved past the end, and the end cannot be moved past the
 * start. Otherwise a window within one day would suddenly become a window over midnight.
 */
export function withEdge(window: Window, edge: 'from' | 'to', time: string): Window {
  const [from, to] = [minutesOf(window.from) ?? 0, minutesOf(window.to) ?? 0]
  const wanted = minutesOf(time) ?? 0
  const isOverMidnight = to <= from
  if (edge === 'from') {
    const [least, most] = isOverMidnight ? [to, MINUTES_PER_DAY - STEP] : [0, to - STEP]
    return { ...window, from: timeOf(Math.min(Math.max(wanted, least), most)) }
  }
  const [least, most] = isOverMidnight ? [0, from] : [from + STEP, MINUTES_PER_DAY]
  return { ...window, to: timeOf(Math.min(Math.max(wanted, least), most)) }
}

/** Moves one edge of a window by steps of five minutes, when a person presses an arrow key. */
export const steppedEdge = (window: Window, edge: 'from' | 'to', steps: number): Window =>
  withEdge(window, edge, timeOf(Math.min(Math.max((minutesOf(window[edge]) ?? 0) + steps * STEP, 0), MINUTES_PER_DAY)))

const dayOf = (date: Temporal.PlainDate, zone: Zone): { start: number; length: number } => {
  const start = startOfDay(date, zone).epochMilliseconds
  return { start, length: startOfDay(date.add({ days: 1 }), zone).epochMilliseconds - start }
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
