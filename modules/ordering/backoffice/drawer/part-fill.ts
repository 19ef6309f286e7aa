import { add, exact, exactToCents, min, type Money, money, product, toDecimal, ZERO } from '#kernel/money.ts'
import { countsAsOne, isUnit } from '#kernel/units.ts'
import type { OrderItem } from '../../contract.ts'
import { isWholeCents } from '../../rules/tip.ts'

/** For each item that staff have ticked: its id and how much of it the refund is for. */
export type Ticked = ReadonlyMap<string, number>

/**
 * Whether staff can choose how many pieces of an item the refund is for: more than one was ordered, and it is counted in whole pieces, pairs,
 * portions and so on. A unit that is not known is shown as pieces, so it is counted as well.
 */
export const isCountable = ({ amount, unit }: Pick<OrderItem, 'amount' | 'unit'>): boolean =>
  amount > 1 && Number.isInteger(amount) && !(isUnit(unit) && countsAsOne(unit))

/**
 * The amount that the ticked items cost, in currency units: of each item its share of the line's price, rounded half up to cents. At most
 * `most`, because a part may have been refunded before. Undefined if nothing is ticked.
 */
export function filledAmount(
  items: readonly Pick<OrderItem, 'id' | 'amount' | 'gross'>[],
  ticked: Ticked,
  most: number,
): number | undefined {
  const chosen = items.flatMap((item): Money[] => {
    const amount = ticked.get(item.id)
    return amount === undefined ? [] : [shareOf(item, amount)]
  })
  return chosen.length === 0 ? undefined : toDecimal(min(chosen.reduce(add, ZERO), money(most)))
}

function shareOf({ amount: ordered, gross }: Pick<OrderItem, 'amount' | 'gross'>, amount: number): Money {
  if (amount === ordered) return money(gross)
  return exactToCents(product(exact(money(gross)), { numerator: scaled(amount), denominator: scaled(ordered) }))
}

/** A quantity as a whole number: quantities have at most 4 decimals. */
const scaled = (quantity: number): bigint => BigInt(Math.round(quantity * 10_000))

/** Why an amount cannot be refunded. Undefined if it can. `most`: what the business holds of the price, in currency units. */
export function amountProblem(amount: number | undefined, most: number): 'missing' | 'cents' | 'most' | undefined {
  if (amount === undefined || Number.isNaN(amount) || amount <= 0) return 'missing'
  if (!isWholeCents(amount)) return 'cents'
  return amount > most ? 'most' : undefined
}
