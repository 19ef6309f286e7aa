import { changeOf, sumOf } from './compare.ts'

interface Bucket {
  /** '2026-03-20T18'. An hour that comes twice is followed by a letter. */
  readonly at: string
  readonly value: number
}

/**
 * The relative change between the full hours of a day and the same hours of another day (0.12: 12 percent more). The current hour is left
 * out on both days. Undefined: the other day had no value in these hours, or no hour is over yet.
 */
export function changeOfFullHours(
  today: readonly Bucket[],
  other: readonly Bucket[],
  hour: number,
): number | undefined {
  if (hour === 0) return undefined
  return changeOf(fullHours(today, hour), fullHours(other, hour))
}

const hourOf = ({ at }: Bucket): number => Number(at.slice(11, 13))
const fullHours = (buckets: readonly Bucket[], hour: number): number =>
  sumOf(buckets.filter((one) => hourOf(one) < hour).map(({ value }) => value))

/** One hour of the chart. `value`: today. `before`: the same hour of the other day. */
export interface HourOfDay {
  readonly hour: number
  readonly value: number
  readonly before: number
  /** Orders that are expected in an hour that has not begun, rounded. */
  readonly expected?: number
}

/** A forecast of the day by hours, and the current hour. Only later hours show expected orders. */
interface Ahead {
  readonly hours: readonly { readonly hour: number; readonly food: number; readonly ride: number }[]
  readonly now: number
}

/** The hours of both days for the chart: from the first to the last hour with an order, and at least from 10 to 22. */
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
