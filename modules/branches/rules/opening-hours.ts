import { dateAt, edgeInstant, type Zone } from '#kernel/time.ts'

/** The days of a week. They start with Monday, as `Temporal.PlainDate.dayOfWeek` does. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** What a rule can apply to: a single date, every day, or a day of the week. */
export const ruleTypes = ['once', 'daily', ...weekdays] as const

/**
 * One rule of opening hours, or of the schedule of a product or category (specification §3, Opening-hour rule). Times are local times of the branch.
 */
export interface OpeningHourRule {
  readonly type: (typeof ruleTypes)[number]
  /** The date as YYYY-MM-DD. Only rules of the type `once` have it. */
  readonly date?: string | undefined
  /** True: the rule closes the whole day. A rule of a higher rank (`once`, then weekday, then `daily`) replaces it. */
  readonly isClosed?: boolean | undefined
  /** Start as HH:mm. Undefined if the rule closes the day, or while it is incomplete. */
  readonly from?: string | undefined
  /** End as HH:mm, at most 24:00. If `to` is not after `from`, it is a time of the next day; the hours still belong to the day of `from`. */
  readonly to?: string | undefined
}
export type OpeningHours = readonly OpeningHourRule[]

/** A period in which a branch is open, from `from` until just before `to`. */
interface Window {
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
}

/** A window in milliseconds since 1970, because numbers are faster to compare. Rules have whole minutes, so nothing is lost. */
export interface MillisWindow {
  readonly from: number
  readonly to: number
}

/** A period in minutes after the midnight with which its day begins. If `to` is above 1440, the period ends on the next day. */
export interface MinuteSpan {
  readonly from: number
  readonly to: number
}

export const MINUTES_PER_DAY = 1440
/** A branch is shown as 'closing soon' in this number of minutes before it closes (specification §4, §9). */
export const CLOSING_SOON_MINUTES = 60
/** The number of days in which the next opening is searched. It is a year, because some branches open only in a season. */
const LOOK_AHEAD_DAYS = 366
/** The number of days in which the next closing is searched. */
const CLOSING_HORIZON_DAYS = 7

/** Matches a time from '00:00' to '24:00'. */
export const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** Converts 'HH:mm' to minutes after midnight. Undefined if the text is not a time from 00:00 to 24:00. */
export function minutesOf(time: string | undefined): number | undefined {
  const match = time === undefined ? null : TIME.exec(time)
  if (!match) return undefined
  return match[1] === undefined ? MINUTES_PER_DAY : Number(match[1]) * 60 + Number(match[2])
}

/** The hours of one rule on a day to which it applies. Undefined if the rule closes the day or is incomplete (docs/rules/time.md, Opening hours). */
export function spanOf(rule: OpeningHourRule): MinuteSpan | undefined {
  if (rule.isClosed) return undefined
  const from = minutesOf(rule.from)
  const to = minutesOf(rule.to)
  if (from === undefined || to === undefined || from === MINUTES_PER_DAY) return undefined
  return { from, to: to <= from ? to + MINUTES_PER_DAY : to }
}

/** The names of the fields that a rule needs but does not have. */
export function missingIn(rule: OpeningHourRule): ('date' | 'from' | 'to')[] {
  const date = rule.type === 'once' && !rule.date ? (['date'] as const) : []
  return rule.isClosed ? [...date] : [...date, ...(['from', 'to'] as const).filter((name) => !rule[name])]
}

/** Whether a rule is complete: it closes the day or has hours, and if it is for a single date, it has this date. */
export const isComplete = (rule: OpeningHourRule): boolean =>
  (rule.type !== 'once' || rule.date !== undefined) && (rule.isClosed === true || spanOf(rule) !== undefined)

/** Sorts periods by their start, and joins periods that overlap or touch. */
function mergeSpans(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const merged: { from: number; to: number }[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * The rules that apply to a date: the rules for this date; if there are none, the rules for its weekday; if there are none, the rules for
 * every day (docs/rules/time.md, Opening hours).
 */
export function rulesOn(rules: OpeningHours, date: Temporal.PlainDate): OpeningHours {
  const once = rules.filter((rule) => rule.type === 'once' && rule.date === date.toString())
  if (once.length > 0) return once
  const weekday = weekdays[date.dayOfWeek - 1]
  const weekly = rules.filter((rule) => rule.type === weekday)
  return weekly.length > 0 ? weekly : rules.filter((rule) => rule.type === 'daily')
}

/** The hours that begin on a date. If several rules apply, their hours are joined. If one of the rules closes the day, the list is empty. */
export function spansOn(rules: OpeningHours, date: Temporal.PlainDate): MinuteSpan[] {
  const deciding = rulesOn(rules, date)
  if (deciding.some((rule) => rule.isClosed)) return []
  return mergeSpans(deciding.flatMap((rule) => spanOf(rule) ?? []))
}

function edge(date: Temporal.PlainDate, minutes: number, zone: Zone, kind: 'from' | 'to'): Temporal.Instant {
  const day = date.add({ days: Math.floor(minutes / MINUTES_PER_DAY) })
  const within = minutes % MINUTES_PER_DAY
  return edgeInstant(day.toPlainDateTime({ hour: Math.floor(within / 60), minute: within % 60 }), zone, kind)
}

/** The periods in which a branch is open because of the rules for a date. They may end after midnight (docs/rules/time.md, Opening hours). */
export function windowsOn(rules: OpeningHours, date: Temporal.PlainDate, zone: Zone): Window[] {
  const windows = spansOn(rules, date).map((span) => ({
    from: edge(date, span.from, zone, 'from'),
    to: edge(date, span.to, zone, 'to'),
  }))
  // `mergeWindows` removes empty windows. A window is empty if it is completely in the hour that is skipped when clocks go forward.
  return mergeWindows(windows)
}

/**
 * Returns a function that calculates the windows of a date and caches them, because calculations with time zones are slow. Use it for checking many
 * instants, as long as the rules do not change.
 */
export function windowsByDay(rules: OpeningHours, zone: Zone): (date: Temporal.PlainDate) => readonly MillisWindow[] {
  const days = new Map<string, readonly MillisWindow[]>()
  return (date) => {
    const key = date.toString()
    const known = days.get(key)
    if (known) return known
    const windows = windowsOn(rules, date, zone).map(({ from, to }) => ({
      from: from.epochMilliseconds,
      to: to.epochMilliseconds,
    }))
    days.set(key, windows)
    return windows
  }
}

/** Sorts windows by their start, joins windows that touch or overlap, and removes empty windows. */
export function mergeWindows(windows: readonly Window[]): Window[] {
  const merged: Window[] = []
  const sorted = windows
    .filter((window) => Temporal.Instant.compare(window.from, window.to) < 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))
  for (const window of sorted) {
    const last = merged.at(-1)
    if (!last || Temporal.Instant.compare(window.from, last.to) > 0) merged.push(window)
    else if (Temporal.Instant.compare(window.to, last.to) > 0)
      merged[merged.length - 1] = { from: last.from, to: window.to }
  }
  return merged
}

/** Whether `at` is in the window. The start of the window is part of it, the end is not. */
export const contains = (window: Window, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(window.from, at) <= 0 && Temporal.Instant.compare(at, window.to) < 0

/** Whether the rules are open at a time. Without any rule they are never open. */
export const isOpen = (rules: OpeningHours, at: Temporal.Instant, zone: Zone): boolean => openAt(rules, zone)(at)

/** Returns a function that checks whether the rules are open at a time. It is faster than `isOpen` for many times. */
export function openAt(rules: OpeningHours, zone: Zone): (at: Temporal.Instant) => boolean {
  const windowsOf = windowsByDay(rules, zone)
  return (at) => {
    const today = dateAt(at, zone)
    const holds = ({ from, to }: MillisWindow): boolean => from <= at.epochMilliseconds && at.epochMilliseconds < to
    return windowsOf(today.subtract({ days: 1 })).some(holds) || windowsOf(today).some(holds)
  }
}

/**
 * When the hours that are open at `at` end; hours of several days that touch count as one. Undefined if the rules are closed at `at`, or if they do
 * not close within the next 7 days.
 */
export function openUntil(rules: OpeningHours, at: Temporal.Instant, zone: Zone): Temporal.Instant | undefined {
  const today = dateAt(at, zone)
  let end: Temporal.Instant | undefined
  for (let days = -1; days <= CLOSING_HORIZON_DAYS; days++) {
    for (const window of windowsOn(rules, today.add({ days }), zone)) {
      if (Temporal.Instant.compare(window.from, end ?? at) <= 0 && Temporal.Instant.compare(window.to, end ?? at) > 0)
        end = window.to
    }
    const nextDay = today.add({ days: days + 1 })
    if (end && Temporal.PlainDate.compare(dateAt(end, zone), nextDay) < 0) return end
  }
  return undefined
}

/** Whether the rules are open at a time and close within the next 60 minutes (specification §4). */
export function closesSoon(rules: OpeningHours, at: Temporal.Instant, zone: Zone): boolean {
  const end = openUntil(rules, at, zone)
  return end !== undefined && Temporal.Instant.compare(end, at.add({ minutes: CLOSING_SOON_MINUTES })) <= 0
}

/**
 * The next time at which the rules are open: `at` if they are open then, otherwise the start of the next window. Undefined if they do not open within
 * a year.
 */
export function nextOpening(rules: OpeningHours, at: Temporal.Instant, zone: Zone): Temporal.Instant | undefined {
  const today = dateAt(at, zone)
  for (let days = -1; days <= LOOK_AHEAD_DAYS; days++) {
    for (const window of windowsOn(rules, today.add({ days }), zone)) {
      if (Temporal.Instant.compare(window.to, at) > 0)
        return Temporal.Instant.compare(window.from, at) > 0 ? window.from : at
    }
  }
  return undefined
}

/**
 * Whether an opening is more than six days ahead. It is then shown with its date and not only with its weekday (docs/rules/time.md, Opening hours).
 */
export const isWrittenWithDate = (opening: Temporal.Instant, now: Temporal.Instant, zone: Zone): boolean =>
  dateAt(now, zone).until(dateAt(opening, zone), { largestUnit: 'days' }).days > 6

/**
 * Whether the rules are always open ('24h geöffnet'). A rule for a single date before `today` does not matter; without `today`, all rules for single
 * dates matter.
 */
export function isAlwaysOpen(rules: OpeningHours, today?: Temporal.PlainDate): boolean {
  const standing = rules.filter((rule) => rule.type !== 'once')
  // Two fixed weeks are used, because only weekdays matter here. One week is not enough: the hours of a Sunday may end on Monday.
  const monday = Temporal.PlainDate.from('2001-01-01')
  const fortnight = Array.from({ length: 14 }, (_, day) =>
    spansOn(standing, monday.add({ days: day })).map(({ from, to }) => ({
      from: from + day * MINUTES_PER_DAY,
      to: to + day * MINUTES_PER_DAY,
    })),
  )
  const week = 7 * MINUTES_PER_DAY
  if (!mergeSpans(fortnight.flat()).some((span) => span.from <= week && span.to >= 2 * week)) return false
  const ahead = rules.filter((rule) => rule.type === 'once' && (!today || (rule.date ?? '') >= today.toString()))
  return ahead.every(isWholeDay)
}

function isWholeDay(rule: OpeningHourRule): boolean {
  const span = spanOf(rule)
  return span !== undefined && span.from === 0 && span.to === MINUTES_PER_DAY
}

/**
 * The business day to which a ticket number belongs. If the hours of a day end after midnight, the business day ends when they end.
 * Otherwise it is the calendar day (docs/rules/orders.md, Numbers).
 */
export function businessDay(rules: OpeningHours, at: Temporal.Instant, zone: Zone): Temporal.PlainDate {
  const today = dateAt(at, zone)
  const yesterday = today.subtract({ days: 1 })
  return windowsOn(rules, yesterday, zone).some((window) => contains(window, at)) ? yesterday : today
}
