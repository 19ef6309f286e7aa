import { changeOf, sumOf } from './compare.ts'

interface Bucket {
  /** The name of the hour: '2026-03-20T18'. If the hour occurs twice because the clocks change, a letter follows. */
  readonly at: string
  readonly value: number
}

/** The sums of the compared hours of two days. `change`: 0.12 means 12 percent more today. */
interface Compared {
  readonly value: number
  readonly before: number
  readonly change: number
}

/**
 * Compares the hours of today that are over with the same hours of another day. The current hour is not compared. Undefined: no hour is over
 * yet, or the other day has no value in these hours.
 */
export function compareFullHours(
  today: readonly Bucket[],
  other: readonly Bucket[],
  hour: number,
): Compared | undefined {
  if (hour === 0) return undefined
  const [value, before] = [fullHours(today, hour), fullHours(other, hour)]
  const change = changeOf(value, before)
  return change === undefined ? undefined : { value, before, change }
}

const hourOf = ({ at }: Bucket): number => Number(at.slice(11, 13))
const fullHours = (buckets: readonly Bucket[], hour: number): number =>
  sumOf(buckets.filter((one) => hourOf(one) < hour).map(({ value }) => value))

/** One hour of the chart in the overview. `value` belongs to today, `before` to the same hour of the day that today is compared with. */
export interface HourOfDay {
  readonly hour: number
  readonly value: number
  readonly before: number
  /** The orders that are expected in this hour, rounded. Set only for hours that have not begun. */
  readonly expected?: number
}

/** The forecast of today by hours, and the current hour. */
interface Ahead {
  readonly hours: readonly { readonly hour: number; readonly food: number; readonly ride: number }[]
  readonly now: number
}

/**
 * The hours that the chart in the overview shows: at least 10 to 22. If there are orders or expected orders in earlier or later hours, the chart
 * begins earlier or ends later.
 */
export function hoursOfDay(today: readonly Bucket[], other: readonly Bucket[], ahead?: Ahead): HourOfDay[] {
  const sum = (buckets: readonly Bucket[], hour: number) =>
    sumOf(buckets.filter((one) => hourOf(one) === hour).map(({ value }) => value))
  const due = (hour: number): Pick<HourOfDay, 'expected'> => {
    const found = ahead && hour > ahead.now ? ahead.hours.find((one) => one.hour === hour) : undefined
    return found ? { expected: Math.round(found.food + found.ride) } : {}
  }
  const all = Array.from({ length: 24 }, (_, hour): HourOfDay => ({
    hour,
    value: sum(today, hour),
    before: sum(other, hour),
    ...due(hour),
  }))
  const busy = all
    .filter(({ value, before, expected = 0 }) => value > 0 || before > 0 || expected > 0)
    .map(({ hour }) => hour)
  const from = Math.min(10, ...busy)
  const to = Math.max(22, ...busy)
  return all.slice(from, to + 1)
}
