/** The agreement about a person's leave. Days are in steps of ½. */
interface LeaveTerms {
  /** First day of the first contract, 'YYYY-MM-DD'. Contracts that follow without a gap count as one employment. */
  readonly entry: string
  readonly yearStart: 'anniversary' | 'calendar'
  readonly daysPerYear: number
  /** For how many months after the end of a leave year its days can still be used (Austria 24, Germany 3). */
  readonly lapseMonths: number
  /** Days of leave that were left at the beginning of the first contract. They belong to the leave year before this contract. */
  readonly opening: number
}

export interface LeaveTaken {
  readonly on: string
  readonly days: number
}

/** A notice with which the employer has warned a person that unused days of a leave year will expire ('lapse'). */
interface LeaveNotice {
  readonly year: string
  readonly days: number
  readonly sentOn: string
}

export interface LeaveYear {
  /** Name of the leave year: '2025/26', or '2026' if it is a calendar year. */
  readonly year: string
  readonly from: string
  readonly to: string
  readonly granted: number
  readonly taken: number
  readonly lapsed: number
  readonly left: number
  /** Last day on which the days of this leave year can be used. After it, unused days expire, but only if the person was warned. */
  readonly lapsesOn: string
  /**
   * The days that the person took in this leave year, grouped by the leave year from which they were used. For example, 10 days of 2024/25
   * and 15 days of 2025/26 are displayed as '25 (10 + 15)'.
   */
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

/** The notice must be sent at least this many days before the days of leave expire. If it is sent later, they do not expire. */
const NOTICE_DAYS = 30

/**
 * Computes a person's leave years up to a date. The days of the oldest year are used first (docs/rules/time-tracking.md, Leave). Unused
 * days expire only if a notice about them was sent in time. `taken` must be sorted by the time of approval. An adjustment changes the leave
 * year that contains its day. If no leave year contains the day, it changes the newest leave year.
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
    // The person has taken more days than were left. The leave year of the day on which the leave begins gets a negative balance.
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

/** How many unused days of a leave year expire after `lapsesOn`: the days in a notice that was sent in time, at most the days left. */
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

/**
 * The first day of a leave year that begins `years` years after the first day of employment. If the first day was 29 February, the leave
 * year begins on 1 March in years without this day.
 */
function start(first: Temporal.PlainDate, years: number): Temporal.PlainDate {
  const on = first.add({ years })
  return on.day === first.day ? on : on.add({ days: 1 })
}

/** The date `months` months after the end of a leave year (`to`). If `to` is the last day of a month, so is the result. */
function endAfter(to: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return to.add({ days: 1 }).add({ months }).subtract({ days: 1 })
}

const nameOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): string =>
  from.year === to.year ? String(from.year) : `${from.year}/${String(to.year % 100).padStart(2, '0')}`

export const leftOf = (years: readonly LeaveYear[]): number => years.reduce((total, { left }) => total + left, 0)
