/** One comparison of the device's time with the server's, in milliseconds. */
export interface ClockSample {
  /** The server's time minus the local time, corrected by half of the round trip. */
  readonly offset: number
  /** Round-trip time of the request. */
  readonly rtt: number
}

const KEPT = 8
/**
 * Differences below this many milliseconds are corrected in steps of `SLEW_STEP_MS`, so that a correction does not make a scene noticeably
 * shorter.
 */
const SLEW_BELOW_MS = 2_000
const SLEW_STEP_MS = 100

export const sampleOf = (times: { sent: number; received: number; server: number }): ClockSample => ({
  rtt: times.received - times.sent,
  offset: times.server + (times.received - times.sent) / 2 - times.received,
})

/**
 * Whether two samples contradict each other. The true offset differs from the offset of a sample by half of its round trip at most. If the samples
 * differ by more, the clock was stopped or changed between them, for example while the device slept.
 */
const isJump = (a: ClockSample, b: ClockSample): boolean =>
  Math.abs(a.offset - b.offset) > (a.rtt + b.rtt) / 2 + SLEW_BELOW_MS

/** Adds a sample. Earlier samples that contradict the new sample are removed, because they were taken before the clock jumped. */
export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  [...samples.filter((one) => !isJump(one, sample)), sample].slice(-KEPT)

/** The offset that the fastest request measured: the shorter the round trip, the more precise the offset. */
export const bestOffset = (samples: readonly ClockSample[]): number =>
  samples.reduce((best, one) => (one.rtt < best.rtt ? one : best), samples[0] ?? { offset: 0, rtt: 0 }).offset

/** The next offset to use: a small difference is corrected in steps, a large one at once. */
export function slewed(current: number, wanted: number): number {
  const by = wanted - current
  if (Math.abs(by) >= SLEW_BELOW_MS) return wanted
  return current + Math.max(-SLEW_STEP_MS, Math.min(SLEW_STEP_MS, by))
}

/**
 * Whether the clock is certainly wrong: it shows a time more than `SLEW_BELOW_MS` earlier than the time at which the server created the
 * manifest (the program data).
 */
export const isUncertain = (now: number, issuedAt: string): boolean => now < Date.parse(issuedAt) - SLEW_BELOW_MS
