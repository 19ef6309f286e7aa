import type { ServerClock } from './staff.tsx'

/**
 * Estimates the server's time from the `date` headers of its responses. The headers have whole seconds, so each header gives only a range
 * for the difference between the two clocks. The estimated difference is inside all ranges. If somebody sets the clock of the device, the
 * ranges contradict each other, and the estimation starts again.
 */
export function createServerClock(
  deviceNow: () => number,
): ServerClock & { observe(dateHeader: string | null, sentAt: number): void } {
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  const offset = () => (least === Number.NEGATIVE_INFINITY ? 0 : (least + most) / 2)
  return {
    // The time is rounded to whole milliseconds, because Temporal does not accept fractions.
    now: () => Math.floor(deviceNow() + offset()),
    observe(dateHeader, sentAt) {
      const second = dateHeader ? Date.parse(dateHeader) : Number.NaN
      if (Number.isNaN(second)) return
      const [low, high] = [second - deviceNow(), second + 1000 - sentAt]
      const [nextLow, nextHigh] = [Math.max(least, low), Math.min(most, high)]
      ;[least, most] = nextLow <= nextHigh ? [nextLow, nextHigh] : [low, high]
    },
  }
}
