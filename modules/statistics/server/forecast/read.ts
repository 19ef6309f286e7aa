import type { Locale } from '#contract/locale.ts'
import { defaultZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Queries } from '#platform/db.ts'
import type { Forecast } from '../../contract/forecast.ts'
import type { HolidayOf } from '../../ports.ts'
import {
  countDue,
  countsOf,
  FORECAST_DAYS,
  type Kind,
  lateHoursOf,
  NEAR_DAYS,
  readFirstDays,
  YEAR_DAYS,
} from './due.ts'
import { backTest, forecastOf, type Past, shifted } from '../../rules/forecast.ts'

interface Context {
  readonly db: Queries
  readonly now: Temporal.Instant
  readonly holidays: (branch: Branch, from: string, to: string) => Promise<readonly HolidayOf[]>
}

/**
 * Computes the forecast of each of these branches from its own orders, public holidays and opening hours, and adds the forecasts up
 * (docs/rules/statistics.md, Forecast).
 */
export async function readForecast(
  branches: readonly Branch[],
  { db, now, holidays }: Context,
  locale: Locale,
): Promise<Forecast> {
  const zone = branches[0]?.timeZone ?? defaultZone
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString()
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) => shifted(today, index))
  const ids = branches.map(({ id }) => id)
  const [rows, firsts] = [await countDue(db, ids, today), await readFirstDays(db, ids)]
  const names = new Map<string, string>()
  const all = await Promise.all(
    branches.map(async (branch) => {
      const free = await holidays(branch, shifted(today, -NEAR_DAYS - YEAR_DAYS - 1), shifted(today, FORECAST_DAYS))
      for (const one of free) names.set(one.date, one[locale])
      const isFree = new Set(free.map(({ date }) => date))
      const late = new Map<string, readonly boolean[] | undefined>()
      const lateHours = (day: string) => {
        if (!late.has(day)) late.set(day, lateHoursOf(branch, day))
        return late.get(day)
      }
      const pastOf = (kind: Kind): Past => ({
        counts: countsOf(rows.filter((row) => row.branch === branch.id && row.kind === kind)),
        since: firsts.find((one) => one.branch === branch.id)?.since ?? undefined,
        isHoliday: (day) => isFree.has(day),
        lateHours,
      })
      return { food: pastOf('food'), ride: pastOf('ride') }
    }),
  )
  // For a branch with too little data no orders are expected yet; only orders that were already placed are counted.
  const isKnown = all.some(({ food }) => days.some((day) => forecastOf(food, day, today) !== undefined))
  const valuesOf = (kind: Kind, day: string): { expected: number[]; ordered: number } => {
    const each = all.map((pasts) => {
      const past = pasts[kind]
      const known = past.counts.get(day)
      const expected = forecastOf(past, day, today)
      return {
        expected: Array.from({ length: 24 }, (_, hour) => Math.max(expected?.[hour] ?? 0, known?.[hour] ?? 0)),
        known,
      }
    })
    return {
      expected: Array.from({ length: 24 }, (_, hour) =>
        tenth(each.reduce((sum, one) => sum + (one.expected[hour] ?? 0), 0)),
      ),
      ordered: each.reduce((sum, { known }) => sum + (known ?? []).reduce((total, one) => total + one, 0), 0),
    }
  }
  const totalOf = (hours: readonly number[]): number => tenth(hours.reduce((sum, one) => sum + one, 0))
  return {
    zone,
    from: today,
    to: days.at(-1) ?? today,
    days: isKnown
      ? days.map((day) => {
          const [food, ride] = [valuesOf('food', day), valuesOf('ride', day)]
          return {
            day,
            holiday: names.get(day) ?? null,
            expected: { food: totalOf(food.expected), ride: totalOf(ride.expected) },
            ordered: { food: food.ordered, ride: ride.ordered },
            hours: food.expected.map((value, hour) => ({ hour, food: value, ride: ride.expected[hour] ?? 0 })),
          }
        })
      : null,
    recent: {
      food: recentOf(
        all.map(({ food }) => food),
        today,
      ),
      ride: recentOf(
        all.map(({ ride }) => ride),
        today,
      ),
    },
    errors: {
      food: errorOf(
        all.map(({ food }) => food),
        today,
      ),
      ride: errorOf(
        all.map(({ ride }) => ride),
        today,
      ),
    },
  }
}

/** The number of orders that were due in the 28 days before today. */
const recentOf = (pasts: readonly Past[], today: string): number =>
  pasts
    .flatMap(({ counts }) => [...counts].filter(([day]) => day < today && day >= shifted(today, -28)))
    .reduce((total, [, hours]) => total + hours.reduce((sum, one) => sum + one, 0), 0)

/** How much past forecasts differ from the real orders. Null: there was never an order of this kind, or too few days can be tested. */
const errorOf = (pasts: readonly Past[], today: string) =>
  pasts.every(({ counts }) => counts.size === 0) ? null : backTest(pasts, today)

const tenth = (value: number): number => Math.round(value * 10) / 10
