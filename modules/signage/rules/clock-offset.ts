/** One exchange of times with the server, in milliseconds. */
export interface ClockSample {
  /** Server's time less the local one, half of the way counted. */
  readonly offset: number
  /** How long the call took. */
  readonly rtt: number
}

const KEPT = 8
/** Smaller differences are approached slowly, so that no scene is cut by a correction. */
const SLEW_BELOW_MS = 2_000
const SLEW_STEP_MS = 100

export const sampleOf = (times: { sent: number; received: number; server: number }): ClockSample => ({
  rtt: times.received - times.sent,
  offset: times.server + (times.received - times.sent) / 2 - times.received,
})

export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  [...samples, sample].slice(-KEPT)

/** The offset of the quickest exchange: it knows best. */
export const bestOffset = (samples: readonly ClockSample[]): number =>
  samples.reduce((best, one) => (one.rtt < best.rtt ? one : best), samples[0] ?? { offset: 0, rtt: 0 }).offset

/** The next offset to use: near ones are approached, far ones taken at once. */
export function slewed(current: number, wanted: number): number {
  const by = wanted - current
  if (Math.abs(by) >= SLEW_BELOW_MS) return wanted
  return current + Math.max(-SLEW_STEP_MS, Math.min(SLEW_STEP_MS, by))
}

/** A clock before the time at which the manifest was made is certainly wrong. */
export const isUncertain = (now: number, issuedAt: string): boolean => now < Date.parse(issuedAt) - SLEW_BELOW_MS
