/** A figure of a week beside that of the week before. */
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
      /** Orders that brought it: they say how much chance there is in an amount. */
      readonly orders: { readonly now: number; readonly before: number }
    }
  | { readonly kind: 'rate'; readonly key: string; readonly now: Part; readonly before: Part }

/** `of` many, `part` of them. */
interface Part {
  readonly part: number
  readonly of: number
}

/** Fewer in both weeks together are no change worth a sentence. */
const LEAST = 10
/** Below this a change may well be chance: about one in twenty. */
const LEAST_SCORE = 2

/**
 * How unlikely it is that a change is chance: its size divided by what it varies by itself. Counts vary by the root of their sum, amounts by that of their
 * orders times the mean order, rates by that of their parts. 0 where there is too little.
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

/** The facts that changed most, at most `most`, the surest first; ties by key. What may be chance is not among them. */
export function biggestChanges<F extends Fact>(facts: readonly F[], most: number): F[] {
  return facts
    .map((fact) => ({ fact, score: scoreOf(fact) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || (a.fact.key < b.fact.key ? -1 : 1))
    .slice(0, most)
    .map(({ fact }) => fact)
}
