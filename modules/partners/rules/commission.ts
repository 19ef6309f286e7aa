import { add, fraction, type Money, money, roundToCents, subtract, times, ZERO } from '#kernel/money.ts'

interface Line {
  kind: 'product' | 'ride' | 'accessory'
  net: number
  gross: number
}

interface Commission {
  gross: Money
  extras: Money
  base: Money
  commission: Money
}

const sumOf = (lines: readonly Line[], field: 'net' | 'gross'): Money =>
  lines.reduce<Money>((sum, line) => add(sum, money(line[field])), ZERO)

/**
 * Calculates a partner's commission for one order: a percentage of the net amount without accessories (docs/rules/partners.md, Commission).
 * An order that is not completed has the commission 0. The commission of each order is rounded to cents.
 */
export function commissionOf(order: { state: string; items: readonly Line[] }, percent: number): Commission {
  const gross = roundToCents(sumOf(order.items, 'gross'))
  const plain = order.items.filter(({ kind }) => kind !== 'accessory')
  const extras = roundToCents(subtract(gross, sumOf(plain, 'gross')))
  if (order.state !== 'completed') return { gross, extras, base: ZERO, commission: ZERO }
  const base = roundToCents(sumOf(plain, 'net'))
  const { numerator, denominator } = fraction(percent)
  const commission = roundToCents(times(base, { numerator, denominator: BigInt(denominator) * 100n }))
  return { gross, extras, base, commission }
}
