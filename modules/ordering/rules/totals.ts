import { compare, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** The parts of a line that are compared; `key` is the same in every calculation ('ride:AT'). */
interface PricedPart {
  readonly key: string
  readonly gross: Money
}

/** A price that changed between form and server; `old` or `new` is missing where the line itself is new or was removed. */
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

/** What the customer saw: the total, and the lines if the form sent them. */
interface ExpectedPrice {
  readonly total: Money
  readonly lines?: readonly PricedPart[]
}

/**
 * A price that rose needs the customer's consent; one that fell or stayed is accepted (docs/rules/money.md, Agreement). Value: the total to
 * pay.
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
