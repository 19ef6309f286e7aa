/**
 * Sorts the items of one line from left to right, as they appear on paper (Unicode bidirectional algorithm, rule L2). Begins at the
 * highest level and ends at level 1. For each level, every run of items with this level or a higher level is reversed.
 */
export function leftToRight<T>(items: readonly T[], levelOf: (item: T) => number): T[] {
  const placed = [...items]
  for (let level = Math.max(0, ...items.map(levelOf)); level > 0; level--) {
    let at = 0
    while (at < placed.length) {
      let end = at
      for (let next = placed[end]; next !== undefined && levelOf(next) >= level; next = placed[end]) end++
      if (end > at) placed.splice(at, end - at, ...placed.slice(at, end).toReversed())
      at = Math.max(end, at + 1)
    }
  }
  return placed
}
