import { compare, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** The parts of a line that are compared. `key` identifies the line in every calculation ('ride:AT'). */
interface PricedPart {
  readonly key: string
  readonly gross: Money
}

/** A line whose price differs between the form and the server. A new line has no `old`, a removed line no `new`. */
interface PriceChange {
  readonly key: string
  readonly old?: Money
  readonly new?: Money
}

/** `order.price_changed` (409): the total rose since the customer saw it. */
interface PriceChangedFailure {
  code: 'order.price_changed'
  total: { old: Money; new: Money }
  lines: PriceChange[]
}

/** The price that the customer saw: the total, and the lines if the form sent them. */
interface ExpectedPrice {
  readonly total: Money
  readonly lines?: readonly PricedPart[]
}

/**
 * Compares the price with the one that the customer saw: a higher price needs the customer's consent, an equal or lower price is accepted
 * (docs/rules/money.md, Agreement). Returns the total to pay.
 */
export function compareExpected(
  lines: readonly PricedPart[],
  pricing: { readonly totalGross: Money },
  expected: ExpectedPrice | undefined,
): Result<Money, PriceChangedFailure> {
  if (!expected || compare(pricing.totalGross, expected.total) <= 0) return ok(pricing.totalGross)
  return fail<PriceChangedFailure>({
    code: 'order.price_changed',
    total: { old: expected.total, new: pricing.totalGross },
    lines: priceChanges(lines, expected.lines ?? []),
  })
}

function priceChanges(now: readonly PricedPart[], seen: readonly PricedPart[]): PriceChange[] {
  const before = new Map(seen.map((line) => [line.key, line.gross]))
  const after = new Map(now.map((line) => [line.key, line.gross]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)]
    if (old === current) return []
    return [{ key, ...(old === undefined ? {} : { old }), ...(current === undefined ? {} : { new: current }) }]
  })
}
