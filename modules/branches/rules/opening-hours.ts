import { dateAt, edgeInstant, type Zone } from '#kernel/time.ts'

/** Starts with Monday, like `Temporal.PlainDate.dayOfWeek`. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** The days to which a rule applies. */
export const ruleTypes = ['once', 'daily', ...weekdays] as const

/**
 * One rule of opening hours or of a schedule of a product or category (specification §3, Opening-hour rule). Times are local times of the branch.
 */
export interface OpeningHourRule {
  readonly type: (typeof ruleTypes)[number]
  /** YYYY-MM-DD, only for `once`. */
  readonly date?: string | undefined
  /** Closes the whole date, unless a rule of a higher rank applies. */
  readonly isClosed?: boolean | undefined
  /** Start as HH:mm. */
  readonly from?: string | undefined
  /** End as HH:mm up to 24:00. If it is not after `from`, it is on the next day, and the hours belong to the day of `from`. */
  readonly to?: string | undefined
}
export type OpeningHours = readonly OpeningHourRule[]

/** A period in which the rules are open: [from, to). */
interface Window {
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
}

/** A window in epoch milliseconds, for quick comparisons with many instants. Rules have whole minutes, so no precision is lost. */
export interface MillisWindow {
  readonly from: number
  readonly to: number
}

/** A period in minutes from the midnight at which its day begins. `to` above 1440 is on the next day. */
export interface MinuteSpan {
  readonly from: number
  readonly to: number
}

export const MINUTES_PER_DAY = 1440
/** Minutes before closing that count as 'closing soon' (specification §4, §9). */
export const CLOSING_SOON_MINUTES = 60
/** Days for which the next opening is searched: a year, because of seasonal branches. */
const LOOK_AHEAD_DAYS = 366
/** Days ahead within which a closing is shown to guests. */
const CLOSING_HORIZON_DAYS = 7

/** A time as 'HH:mm' up to 24:00. */
export const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** Minutes after midnight of 'HH:mm', up to 24:00; undefined for other text. */
export function minutesOf(time: string | undefined): number | undefined {
  const match = time === undefined ? null : TIME.exec(time)
  if (!match) return undefined
  return match[1] === undefined ? MINUTES_PER_DAY : Number(match[1]) * 60 + Number(match[2])
}

/** The span of one rule on each of its days; undefined for a closed day or an incomplete rule (docs/rules/time.md, Opening hours). */
export function spanOf(rule: OpeningHourRule): MinuteSpan | undefined {
  if (rule.isClosed) return undefined
  const from = minutesOf(rule.from)
  const to = minutesOf(rule.to)
  if (from === undefined || to === undefined || from === MINUTES_PER_DAY) return undefined
  return { from, to: to <= from ? to + MINUTES_PER_DAY : to }
}

/** The names of the missing fields of a rule. */
export function missingIn(rule: OpeningHourRule): ('date' | 'from' | 'to')[] {
  const date = rule.type === 'once' && !rule.date ? (['date'] as const) : []
  return rule.isClosed ? [...date] : [...date, ...(['from', 'to'] as const).filter((name) => !rule[name])]
}

/** Whether the rule is complete: it is a closed day or has hours, and `once` has its date. */
export const isComplete = (rule: OpeningHourRule): boolean =>
  (rule.type !== 'once' || rule.date !== undefined) && (rule.isClosed === true || spanOf(rule) !== undefined)

/** Sorts spans, and joins those that overlap or touch. */
function mergeSpans(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const merged: { from: number; to: number }[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/** The rules that apply to a date: those of the highest rank that exists for it (docs/rules/time.md, Opening hours). */
export function rulesOn(rules: OpeningHours, date: Temporal.PlainDate): OpeningHours {
  const once = rules.filter((rule) => rule.type === 'once' && rule.date === date.toString())
  if (once.length > 0) return once
  const weekday = weekdays[date.dayOfWeek - 1]
  const weekly = rules.filter((rule) => rule.type === weekday)
  return weekly.length > 0 ? weekly : rules.filter((rule) => rule.type === 'daily')
}

/** The spans in local time that begin on a date. Rules of one rank are added up; a closed one closes the date. */
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

/** The windows that belong to a date, including their hours past midnight (docs/rules/time.md, Opening hours). */
export function windowsOn(rules: OpeningHours, date: Temporal.PlainDate, zone: Zone): Window[] {
  const windows = spansOn(rules, date).map((span) => ({
    from: edge(date, span.from, zone, 'from'),
    to: edge(date, span.to, zone, 'to'),
  }))
  // Windows that are completely in the gap of a clock change are removed here.
  return mergeWindows(windows)
}

/**
 * The windows of dates, for checks of many instants. The windows of each date are calculated once, because time zone calculations are slow. The
 * result should be used while the rules stay the same.
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

/** Sorts windows, joins those that touch or overlap, and removes empty ones. */
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

/** Whether `at` is within [from, to). */
export const contains = (window: Window, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(window.from, at) <= 0 && Temporal.Instant.compare(at, window.to) < 0

/** Whether the rules are open at an instant. Without rules they never are. */
export const isOpen = (rules: OpeningHours, at: Temporal.Instant, zone: Zone): boolean => openAt(rules, zone)(at)

/** Like `isOpen`, but for many instants. */
export function openAt(rules: OpeningHours, zone: Zone): (at: Temporal.Instant) => boolean {
  const windowsOf = windowsByDay(rules, zone)
  return (at) => {
    const today = dateAt(at, zone)
    const holds = ({ from, to }: MillisWindow): boolean => from <= at.epochMilliseconds && at.epochMilliseconds < to
    return windowsOf(today.subtract({ days: 1 })).some(holds) || windowsOf(today).some(holds)
  }
}

/**
 * The end of the hours at `at`; adjacent days are joined. Undefined: closed, or no closing within the next 7 days (a branch that is '24h
 * geöffnet' has no closing time).
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

/** Whether the rules are open at an instant, but close within 60 minutes (specification §4). */
export function closesSoon(rules: OpeningHours, at: Temporal.Instant, zone: Zone): boolean {
  const end = openUntil(rules, at, zone)
  return end !== undefined && Temporal.Instant.compare(end, at.add({ minutes: CLOSING_SOON_MINUTES })) <= 0
}

/**
 * The next time at which the rules are open: `at` itself if they are open then, otherwise the start of the next window. Undefined if there is
 * none within a year.
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

/** Whether a next opening is so many days ahead that it is shown with its date instead of its weekday (docs/rules/time.md, Opening hours). */
export const isWrittenWithDate = (opening: Temporal.Instant, now: Temporal.Instant, zone: Zone): boolean =>
  dateAt(now, zone).until(dateAt(opening, zone), { largestUnit: 'days' }).days > 6

/** Whether the rules never close ('24h geöffnet'). `once` rules before `today` are past and do not count; without `today` all count. */
export function isAlwaysOpen(rules: OpeningHours, today?: Temporal.PlainDate): boolean {
  const standing = rules.filter((rule) => rule.type !== 'once')
  // A Monday without any `once` rule, so that only weekly rules apply. Two weeks, because Sunday's hours may last into Monday.
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
 * The business day of ticket numbers. After midnight, it is the day before as long as that day's hours last; otherwise it is the calendar day
 * (docs/rules/orders.md, Numbers).
 */
export function businessDay(rules: OpeningHours, at: Temporal.Instant, zone: Zone): Temporal.PlainDate {
  const today = dateAt(at, zone)
  const yesterday = today.subtract({ days: 1 })
  return windowsOn(rules, yesterday, zone).some((window) => contains(window, at)) ? yesterday : today
}
