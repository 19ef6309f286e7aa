/** The known data of the past days of one branch. Orders are counted by the hour of local time for which they are due. */
export interface Past {
  /** 24 numbers of orders by day ('2026-03-07'). A day without an entry had no orders. */
  readonly counts: ReadonlyMap<string, readonly number[]>
  /** The first day with known data. Undefined: there was no order yet. */
  readonly since: string | undefined
  isHoliday(day: string): boolean
  /**
   * Undefined: the branch opens on that day. Otherwise the day has no opening hours: for each of its 24 hours, whether the hours of the
   * evening before still last.
   */
  lateHours(day: string): readonly boolean[] | undefined
}

/** Number of weeks that the mean of a weekday uses. */
const WEEKS = 8
/** The season is computed from the same day a year before and this many days before and after it. */
const AROUND = 14
/** Number of days from a day to the same day a year before: 52 weeks, so that the weekday stays the same. */
const YEAR = 364
/** With fewer orders than this a year ago, the season is not computed. */
const LEAST_OF_YEAR = 20
const SEASON = { least: 0.5, most: 2 } as const
/** There is a forecast only if at least this many days are known. */
const LEAST_DAYS = 14

const SUNDAY = 7
const plain = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day)
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
/** The day `days` days later; a negative number gives an earlier day. */
export const shifted = (day: string, days: number): string => plain(day).add({ days }).toString()
/** The weekday of a day; a public holiday counts as a Sunday. */
const kindOf = (past: Past, day: string): number => (past.isHoliday(day) ? SUNDAY : plain(day).dayOfWeek)
const isUsual = (past: Past, day: string): boolean => !past.isHoliday(day) && past.lateHours(day) === undefined
const totalOf = ({ counts }: Past, day: string): number => sum(counts.get(day) ?? [])

/** The days of a weekday in [from, to), without holidays and days on which the branch was closed. */
function usualDays(past: Past, weekday: number, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = shifted(from, (weekday - plain(from).dayOfWeek + 7) % 7); day < to; day = shifted(day, 7))
    if (isUsual(past, day)) days.push(day)
  return days
}

const meanOf = (past: Past, days: readonly string[]): number =>
  days.length === 0 ? 0 : sum(days.map((day) => totalOf(past, day))) / days.length

/**
 * How the season changes a weekday: its mean in the 29 days around the same day a year before, divided by its mean in the 8 weeks that were known
 * then. The factor is between 0.5 and 2. It is 1 if last year is not known or had too few orders.
 */
function seasonOf(past: Past, day: string, { weekday, origin }: { weekday: number; origin: string }): number {
  const then = shifted(day, -YEAR)
  const weeks = { from: shifted(origin, -YEAR - WEEKS * 7), to: shifted(origin, -YEAR) }
  if (past.since === undefined || past.since > weeks.from) return 1
  const around = usualDays(past, weekday, shifted(then, -AROUND), shifted(then, AROUND + 1))
  const before = usualDays(past, weekday, weeks.from, weeks.to)
  const known = sum(before.map((one) => totalOf(past, one)))
  if (around.length === 0 || known < LEAST_OF_YEAR) return 1
  return Math.min(SEASON.most, Math.max(SEASON.least, meanOf(past, around) / meanOf(past, before)))
}

/**
 * The expected orders of a day by hour (24 numbers, not rounded), from what was known before the day `origin`: the mean of the same weekday in
 * the last 8 weeks, with more weight for newer weeks (8, 7, … 1), times the season. A holiday counts as a Sunday; holidays and closed days are
 * not part of the means. Undefined: fewer than 14 days are known, or the branch was never open on this weekday.
 */
export function forecastOf(past: Past, day: string, origin: string): number[] | undefined {
  if (past.since === undefined || shifted(past.since, LEAST_DAYS) > origin) return undefined
  const late = past.lateHours(day)
  const weekday = kindOf(past, day)
  const begin = shifted(origin, -WEEKS * 7)
  const known = usualDays(past, weekday, begin > past.since ? begin : past.since, origin)
  if (known.length === 0) return late ? zeros() : undefined
  const season = seasonOf(past, day, { weekday, origin })
  const weightOf = (one: string): number => WEEKS - Math.floor((daysBetween(one, origin) - 1) / 7)
  const weights = sum(known.map(weightOf))
  return zeros().map((_, hour) => {
    if (late && !late[hour]) return 0
    return (sum(known.map((one) => weightOf(one) * (past.counts.get(one)?.[hour] ?? 0))) / weights) * season
  })
}

const zeros = (): number[] => Array.from({ length: 24 }, () => 0)
const daysBetween = (from: string, to: string): number => plain(from).until(plain(to), { largestUnit: 'day' }).days

/** How much forecasts differed from the real orders. */
interface ForecastError {
  /** Number of days that were tested. */
  readonly days: number
  /** Mean of |forecast − orders| per day. */
  readonly perDay: number
  /** Sum of |forecast − orders| of all days, divided by the number of orders of these days; null if there were no orders. */
  readonly share: number | null
  /** The same share, computed from the differences of single hours. */
  readonly hourShare: number | null
  /** Forecast minus orders, divided by the number of orders. Positive: the forecast was too high. */
  readonly bias: number | null
}

/** A tested day is forecast only from data that was known this many days before it. */
const AHEAD = 7
const TESTED_DAYS = 28

/**
 * Tests the model on the 28 days before today: each is forecast from what was known 7 days before it. The forecasts of all branches are
 * added before they are compared with the orders. Null if fewer than 14 of these days can be tested.
 */
export function backTest(pasts: readonly Past[], today: string): ForecastError | null {
  const tested = Array.from({ length: TESTED_DAYS }, (_, index) => shifted(today, index - TESTED_DAYS)).flatMap(
    (day) => {
      const found = pasts.flatMap((past) => {
        const expected = forecastOf(past, day, shifted(day, -AHEAD))
        return expected ? [{ expected, real: past.counts.get(day) ?? zeros() }] : []
      })
      if (found.length === 0) return []
      const hours = zeros().map((_, hour) => ({
        expected: sum(found.map((one) => one.expected[hour] ?? 0)),
        real: sum(found.map((one) => one.real[hour] ?? 0)),
      }))
      return [hours]
    },
  )
  if (tested.length < LEAST_DAYS) return null
  const days = tested.map((hours) => ({
    expected: sum(hours.map(({ expected }) => expected)),
    real: sum(hours.map(({ real }) => real)),
  }))
  const off = (all: readonly { expected: number; real: number }[]): number =>
    sum(all.map(({ expected, real }) => Math.abs(expected - real)))
  const real = sum(days.map((day) => day.real))
  const part = (value: number): number | null => (real === 0 ? null : rounded(value / real, 4))
  return {
    days: days.length,
    perDay: rounded(off(days) / days.length, 1),
    share: part(off(days)),
    hourShare: part(off(tested.flat())),
    bias: part(sum(days.map((day) => day.expected - day.real))),
  }
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places
