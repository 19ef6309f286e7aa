/** The terms of a person's leave. Days are in steps of ½. */
interface LeaveTerms {
  /** The first day of the unbroken chain of contracts: 'YYYY-MM-DD'. */
  readonly entry: string
  readonly yearStart: 'anniversary' | 'calendar'
  readonly daysPerYear: number
  /** Number of months after the end of a leave year in which its days can still be used (AT 24, DE 3). */
  readonly lapseMonths: number
  /** Days of leave that were left when the records began. They belong to the leave year before that date. */
  readonly opening: number
}

export interface LeaveTaken {
  readonly on: string
  readonly days: number
}

/** The employer's warning that days of a leave year will lapse. */
interface LeaveNotice {
  readonly year: string
  readonly days: number
  readonly sentOn: string
}

export interface LeaveYear {
  /** '2025/26', or '2026' if the leave year is the calendar year. */
  readonly year: string
  readonly from: string
  readonly to: string
  readonly granted: number
  readonly taken: number
  readonly lapsed: number
  readonly left: number
  /** The last day on which the days of this leave year can be used. After it, only days lapse that were named in a notice in time. */
  readonly lapsesOn: string
  /** The days taken in this leave year, grouped by the leave year from which they were deducted: '25 (10 + 15)'. */
  readonly usedFrom: readonly { readonly year: string; readonly days: number }[]
}

interface Open {
  year: string
  from: string
  to: string
  granted: number
  lapsesOn: string
  taken: number
  lapsed: number
  usedFrom: { year: string; days: number }[]
}

/** A notice must be sent at least this many days before the last day of use. */
const NOTICE_DAYS = 30

/**
 * The leave years up to a date. The oldest days are used first (docs/rules/time-tracking.md, Leave). No day lapses without a notice in time.
 * `taken` must be in the order of approval. Each adjustment is added to the last year that begins before it.
 */
export function leaveYears(
  terms: LeaveTerms,
  taken: readonly LeaveTaken[],
  notices: readonly LeaveNotice[],
  at: string,
  adjustments: readonly LeaveTaken[] = [],
): LeaveYear[] {
  const years = openYears(terms, at)
  for (const { on, days } of adjustments) {
    const year = yearAt(years, on)
    if (year) year.granted += days
  }
  for (const one of taken) {
    let rest = one.days
    const own = yearAt(years, one.on)
    for (const year of years.filter(({ from }) => from <= one.on)) {
      const free = year.granted - year.taken
      const used = Math.min(rest, one.on > year.lapsesOn ? free - lapsedOf(year, notices) : free)
      if (used <= 0) continue
      year.taken += used
      rest -= used
      own?.usedFrom.push({ year: year.year, days: used })
    }
    // More days were taken than were left. So the balance of the newest leave year becomes negative.
    if (rest > 0 && own) {
      own.taken += rest
      own.usedFrom.push({ year: own.year, days: rest })
    }
  }
  for (const year of years) {
    if (at <= year.lapsesOn) continue
    year.lapsed = lapsedOf(year, notices)
  }
  return years.map((year) => ({ ...year, left: year.granted - year.taken - year.lapsed }))
}

/** The days that lapse after the last day of a leave year: the days that a notice in time named, as far as they are still left. */
function lapsedOf(year: Open, notices: readonly LeaveNotice[]): number {
  const latest = Temporal.PlainDate.from(year.lapsesOn).subtract({ days: NOTICE_DAYS }).toString()
  const warned = notices.filter((one) => one.year === year.year && one.sentOn <= latest)
  return Math.max(0, Math.min(Math.max(0, ...warned.map(({ days }) => days)), year.granted - year.taken))
}

const yearAt = (years: readonly Open[], on: string): Open | undefined =>
  years.find(({ from, to }) => from <= on && on <= to) ?? years.at(-1)

function openYears(terms: LeaveTerms, at: string): Open[] {
  const entry = Temporal.PlainDate.from(terms.entry)
  const isCalendar = terms.yearStart === 'calendar'
  const first = isCalendar ? entry.with({ month: 1, day: 1 }) : entry
  const found: Open[] = []
  for (let count = 0; ; count++) {
    const from = start(first, count)
    if (Temporal.PlainDate.compare(from, Temporal.PlainDate.from(at)) > 0 && found.length > 0) return found
    const to = start(first, count + 1).subtract({ days: 1 })
    found.push({
      year: nameOf(from, to),
      from: from.toString(),
      to: to.toString(),
      granted: terms.daysPerYear + (count === 0 ? terms.opening : 0),
      lapsesOn: endAfter(to, terms.lapseMonths).toString(),
      taken: 0,
      lapsed: 0,
      usedFrom: [],
    })
    if (count > 60) return found
  }
}

/** The start of a leave year, some years after the first day. If the first day is 29 February, years without this day start on 1 March. */
function start(first: Temporal.PlainDate, years: number): Temporal.PlainDate {
  const on = first.add({ years })
  return on.day === first.day ? on : on.add({ days: 1 })
}

/** The last day of a range that ends on `to` and is extended by a number of months. The end of a month stays the end of a month. */
function endAfter(to: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return to.add({ days: 1 }).add({ months }).subtract({ days: 1 })
}

const nameOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): string =>
  from.year === to.year ? String(from.year) : `${from.year}/${String(to.year % 100).padStart(2, '0')}`

export const leftOf = (years: readonly LeaveYear[]): number => years.reduce((total, { left }) => total + left, 0)
