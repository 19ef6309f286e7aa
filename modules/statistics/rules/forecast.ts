/** What is known about the past of one branch. Orders are counted in the hour in which they were due, in the branch's local time. */
export interface Past {
  /** By day ('2026-03-07'): the number of orders in each of its 24 hours. A day without an entry had no orders. */
  readonly counts: ReadonlyMap<string, readonly number[]>
  /** The first day of the data. Undefined: the branch has had no order yet. */
  readonly since: string | undefined
  isHoliday(day: string): boolean
  /**
   * For a day without opening hours: for each of its 24 hours, whether the opening hours of the previous evening extend into this hour
   * (after midnight). Undefined: the branch opens on this day.
   */
  lateHours(day: string): readonly boolean[] | undefined
}

/** The mean number of orders of a weekday is computed from this many weeks. */
const WEEKS = 8
/** The effect of the season is computed from the same day a year ago, with this many days before and after it. */
const AROUND = 14
/** Days from a day to the same day a year ago. These are 52 whole weeks, so both days have the same weekday. */
const YEAR = 364
/** If a weekday had fewer orders than this in the same 8 weeks of the year before, no effect of the season is computed for it. */
const LEAST_OF_YEAR = 20
const SEASON = { least: 0.5, most: 2 } as const
/** Without data about at least this many days, there is no forecast. */
const LEAST_DAYS = 14

const SUNDAY = 7
const plain = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day)
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
/** The day `days` days later; a negative number gives an earlier day. */
export const shifted = (day: string, days: number): string => plain(day).add({ days }).toString()
/** The weekday (1 = Monday) whose past days are used for the forecast of a day. A public holiday counts as a Sunday. */
const kindOf = (past: Past, day: string): number => (past.isHoliday(day) ? SUNDAY : plain(day).dayOfWeek)
const isUsual = (past: Past, day: string): boolean => !past.isHoliday(day) && past.lateHours(day) === undefined
const totalOf = ({ counts }: Past, day: string): number => sum(counts.get(day) ?? [])

/**
 * The past days of a weekday from `from` (included) to `to` (not included). Public holidays and days on which the branch was closed are
 * left out.
 */
function usualDays(past: Past, weekday: number, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = shifted(from, (weekday - plain(from).dayOfWeek + 7) % 7); day < to; day = shifted(day, 7))
    if (isUsual(past, day)) days.push(day)
  return days
}

const meanOf = (past: Past, days: readonly string[]): number =>
  days.length === 0 ? 0 : sum(days.map((day) => totalOf(past, day))) / days.length

/**
 * The factor by which the season changes the orders of a weekday. It is computed from last year's data: the mean of the weekday around the same
 * day, divided by its mean in the 8 weeks that end a year before `origin`. The factor is at least 0.5 and at most 2. It is 1 if there is no data
 * about last year, or too few orders.
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
 * Forecasts the orders of a day by hour: 24 numbers, not rounded. Only data before the day `origin` is used. The forecast is the mean of
 * the same weekday in the last 8 weeks (the newest week has the weight 8, the oldest the weight 1), multiplied by the factor of the season.
 * A holiday counts as a Sunday; past holidays and closed days are not used. On a closed day only hours after midnight can have orders:
 * those into which the opening hours of the previous evening extend. Undefined: the data covers fewer than 14 days, or has no usable day
 * with this weekday.
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

/** How much past forecasts differ from the real orders. */
interface ForecastError {
  /** Number of days whose forecast was compared with the real orders. */
  readonly days: number
  /** Mean difference per day, as a number of orders. Each difference counts as positive. */
  readonly perDay: number
  /** Sum of the daily differences (each counts as positive), divided by the number of orders on these days. Null: there were no orders. */
  readonly share: number | null
  /** The same as `share`, but with the differences of single hours. */
  readonly hourShare: number | null
  /** Sum of forecast minus orders, divided by the number of orders. Positive: the forecasts were too high. Null: there were no orders. */
  readonly bias: number | null
}

/** Days. To test the forecast of a past day, only data that was known this many days before that day is used. */
const AHEAD = 7
const TESTED_DAYS = 28

/**
 * Tests the forecast with the last 28 days. For each day a forecast is made from the data that was known 7 days before it. The forecasts of
 * all branches are added up, and then compared with the orders. Null: a forecast is possible for fewer than 14 of these days.
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
