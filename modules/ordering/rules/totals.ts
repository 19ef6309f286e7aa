import { compare, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** A line with its price. `key` ('ride:AT') is the same each time the order is calculated. Therefore old and new lines can be compared. */
interface PricedPart {
  readonly key: string
  readonly gross: Money
}

/**
 * A line whose price is different from the price that the customer saw. `old` is missing for a new line, `new` for a line that no longer
 * exists.
 */
interface PriceChange {
  readonly key: string
  readonly old?: Money
  readonly new?: Money
}

/** The failure `order.price_changed` (409): the total is now higher than the total that the customer saw. */
interface PriceChangedFailure {
  code: 'order.price_changed'
  total: { old: Money; new: Money }
  lines: PriceChange[]
}

/** The price that the customer saw before sending the order. `lines` is missing if the form did not send them. */
interface ExpectedPrice {
  readonly total: Money
  readonly lines?: readonly PricedPart[]
}

/**
 * Compares the total with the total that the customer saw, and returns the total to pay. A higher total is refused, because the customer
 * must agree to it. An equal or lower total is accepted (docs/rules/money.md, Agreement).
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
