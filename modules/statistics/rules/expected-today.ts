import type { Forecast } from '../contract/forecast.ts'

/**
 * The orders that a forecast expects on one day, rounded, and the orders that were already placed for it. `came`: the orders that were received on
 * this day until now; the expected number is never below it. `span`: the lowest and the highest number of orders to expect. They differ from the
 * expected number by the mean error of past forecasts, and are never below the orders until now. Undefined if no errors are known. The whole
 * result is undefined if the forecast does not contain the day.
 */
export function expectedOn(
  { days, errors }: Forecast,
  day: string,
  came: number,
): { orders: number; ordered: number; span: { least: number; most: number } | undefined } | undefined {
  const found = days?.find((one) => one.day === day)
  if (!found) return undefined
  const expected = found.expected.food + found.expected.ride
  const ordered = found.ordered.food + found.ordered.ride
  const least = Math.max(ordered, came)
  const known = [errors.food, errors.ride].filter((one) => one !== null)
  const off = known.reduce((sum, { perDay }) => sum + perDay, 0)
  const span =
    known.length === 0
      ? undefined
      : { least: Math.max(least, Math.round(expected - off)), most: Math.max(least, Math.round(expected + off)) }
  return { orders: Math.max(least, Math.round(expected)), ordered, span }
}
