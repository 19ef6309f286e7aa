/** One measurement of how much the clock of a device differs from the server's time, in milliseconds. */
export interface ClockSample {
  /** The server's time minus the device's time. Half of the round-trip time is added, because the response was on its way for about that long. */
  readonly offset: number
  /** Milliseconds between request and response. */
  readonly rtt: number
}

const KEPT = 8
/**
 * A difference below this many milliseconds is corrected by at most `SLEW_STEP_MS` at a time, so that the correction does not shorten a
 * scene visibly.
 */
const SLEW_BELOW_MS = 2_000
const SLEW_STEP_MS = 100

export const sampleOf = (times: { sent: number; received: number; server: number }): ClockSample => ({
  rtt: times.received - times.sent,
  offset: times.server + (times.received - times.sent) / 2 - times.received,
})

export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  [...samples, sample].slice(-KEPT)

/** The offset that was measured with the shortest round-trip time, because it is the most precise. */
export const bestOffset = (samples: readonly ClockSample[]): number =>
  samples.reduce((best, one) => (one.rtt < best.rtt ? one : best), samples[0] ?? { offset: 0, rtt: 0 }).offset

/** The offset to use next. A small difference from the measured offset is corrected in small steps, a large one at once. */
export function slewed(current: number, wanted: number): number {
  const by = wanted - current
  if (Math.abs(by) >= SLEW_BELOW_MS) return wanted
  return current + Math.max(-SLEW_STEP_MS, Math.min(SLEW_STEP_MS, by))
}

/** Whether the clock is certainly wrong: it shows a time before the manifest was made, and the difference is more than two seconds. */
export const isUncertain = (now: number, issuedAt: string): boolean => now < Date.parse(issuedAt) - SLEW_BELOW_MS
