/** The results of the rounds of one measurement. */
export interface Figures {
  /** The figure that is compared: the median of the rounds, or a figure that was computed over all samples. */
  value: number
  min: number
  median: number
  max: number
}

/** The figures of a measurement in which each round has one result. `value` is the median of the rounds. */
export function figuresOf(rounds: readonly number[]): Figures {
  const value = median(rounds)
  return { value, min: Math.min(...rounds), median: value, max: Math.max(...rounds) }
}

/**
 * The figures of rounds with many samples each. The value is the percentile over all samples. For each round the percentile is calculated,
 * too; minimum, median and maximum are calculated from these percentiles.
 */
export function percentiles(rounds: readonly (readonly number[])[], share: number): Figures {
  return { ...figuresOf(rounds.map((times) => percentile(times, share))), value: percentile(rounds.flat(), share) }
}

/**
 * Returns a percentile. For a `share` of 0.95, about 95 percent of the samples are not above the returned value. `share` is at least 0 and
 * below 1.
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle value, or the mean of the two middle values if the number of values is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
