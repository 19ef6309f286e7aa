/** A figure of one week, and the same figure of the week before. */
export type Fact =
  | {
      readonly kind: 'count'
      readonly key: string
      readonly name: string
      readonly now: number
      readonly before: number
    }
  | {
      readonly kind: 'money'
      readonly key: string
      readonly now: number
      readonly before: number
      /** How many orders the amounts come from. An amount from few orders varies more by chance. */
      readonly orders: { readonly now: number; readonly before: number }
    }
  | { readonly kind: 'rate'; readonly key: string; readonly now: Part; readonly before: Part }

/** A rate: `part` out of `of`, for example cancelled orders out of all orders. */
interface Part {
  readonly part: number
  readonly of: number
}

/** A change is reported only if there are at least this many events in both weeks together (for rates: in each week). */
const LEAST = 10
/** A change with a lower score is not reported. By chance alone, about one of twenty figures reaches this score. */
const LEAST_SCORE = 2

/**
 * Computes how unlikely it is that a figure has changed only by chance: the change divided by its usual random variation. For a count the
 * usual variation is the square root of the sum of both weeks. For an amount it is the square root of the number of orders, multiplied by
 * the mean amount of an order. For a rate it is computed from `part` and `of` in both weeks. The score is 0 if there is too little data.
 */
export function scoreOf(fact: Fact): number {
  if (fact.kind === 'count') {
    const sum = fact.now + fact.before
    return sum < LEAST ? 0 : Math.abs(fact.now - fact.before) / Math.sqrt(sum)
  }
  if (fact.kind === 'money') {
    const orders = fact.orders.now + fact.orders.before
    const mean = orders === 0 ? 0 : (fact.now + fact.before) / orders
    return orders < LEAST || mean <= 0 ? 0 : Math.abs(fact.now - fact.before) / (mean * Math.sqrt(orders))
  }
  const { now, before } = fact
  const of = now.of + before.of
  const share = of === 0 ? 0 : (now.part + before.part) / of
  if (now.of < LEAST || before.of < LEAST || share <= 0 || share >= 1) return 0
  return (
    Math.abs(now.part / now.of - before.part / before.of) /
    Math.sqrt(share * (1 - share) * (1 / now.of + 1 / before.of))
  )
}

/** The changes with the highest scores, at most `most`. Changes that may be chance are left out. Changes with equal scores are sorted by key. */
export function biggestChanges<F extends Fact>(facts: readonly F[], most: number): F[] {
  return facts
    .map((fact) => ({ fact, score: scoreOf(fact) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || (a.fact.key < b.fact.key ? -1 : 1))
    .slice(0, most)
    .map(({ fact }) => fact)
}
