/** Returns a function that makes numbers between 0 and 1. They look random, but are the same in each start. */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Chooses an index of the list. The range from 0 to 1 is divided into one part for each entry, as large as its weight. The entry whose
 * part contains `number` is chosen.
 */
export function pick<T>(all: readonly T[], weightOf: (one: T, index: number) => number, number: number): number {
  const total = all.reduce((sum, one, index) => sum + weightOf(one, index), 0)
  let left = number * total
  return Math.max(
    0,
    all.findIndex((one, index) => (left -= weightOf(one, index)) < 0),
  )
}
