/** What rounds of one measurement showed. */
export interface Figures {
  /** The figure that counts: the rounds' median, or what was computed over all samples. */
  value: number
  min: number
  median: number
  max: number
}

/** Every round gives one figure; their median counts. */
export function figuresOf(rounds: readonly number[]): Figures {
  const value = median(rounds)
  return { value, min: Math.min(...rounds), median: value, max: Math.max(...rounds) }
}

/** Every round gives samples; the percentile over all of them counts, and the spread is that of the rounds. */
export function percentiles(rounds: readonly (readonly number[])[], share: number): Figures {
  return { ...figuresOf(rounds.map((times) => percentile(times, share))), value: percentile(rounds.flat(), share) }
}

/** The value that this share of the samples did not exceed; `share` from 0 to below 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
