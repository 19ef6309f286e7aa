import type { Forecast } from '../contract/forecast.ts'

/**
 * All orders that are expected on one day of a forecast, rounded. `span` is this number minus and plus the mean error of a day, but never below the
 * orders so far; undefined if no errors are known. The result is undefined if the day is not in the forecast, or if too few days are known.
 */
export function expectedOn(
  { days, errors }: Forecast,
  day: string,
): { orders: number; ordered: number; span: { least: number; most: number } | undefined } | undefined {
  const found = days?.find((one) => one.day === day)
  if (!found) return undefined
  const expected = found.expected.food + found.expected.ride
  const ordered = found.ordered.food + found.ordered.ride
  const known = [errors.food, errors.ride].filter((one) => one !== null)
  const off = known.reduce((sum, { perDay }) => sum + perDay, 0)
  const span =
    known.length === 0
      ? undefined
      : { least: Math.max(ordered, Math.round(expected - off)), most: Math.round(expected + off) }
  return { orders: Math.round(expected), ordered, span }
}
