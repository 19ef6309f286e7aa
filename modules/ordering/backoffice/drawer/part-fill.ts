import { add, exact, exactToCents, min, type Money, money, product, toDecimal, ZERO } from '#kernel/money.ts'
import { countsAsOne, isUnit } from '#kernel/units.ts'
import type { OrderItem } from '../../contract.ts'
import { isWholeCents } from '../../rules/tip.ts'

/** The items that staff have ticked. Key: the item's id. Value: the quantity that is refunded. */
export type Ticked = ReadonlyMap<string, number>

/**
 * Whether staff can refund single pieces of an item. True if more than one was ordered, and if the unit is counted, for example pieces,
 * pairs or portions. An unknown unit is shown as pieces, so it is counted, too.
 */
export const isCountable = ({ amount, unit }: Pick<OrderItem, 'amount' | 'unit'>): boolean =>
  amount > 1 && Number.isInteger(amount) && !(isUnit(unit) && countsAsOne(unit))

/**
 * The price of the ticked quantities, in currency units. Each item counts with its share of the line's price, rounded half up to cents. The
 * result is at most `most`, because a part may have been refunded before. Undefined if nothing is ticked.
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

/** Converts a quantity to an integer of 1/10,000. Quantities have at most 4 decimals. */
const scaled = (quantity: number): bigint => BigInt(Math.round(quantity * 10_000))

/**
 * Returns why an amount cannot be refunded; undefined if it can be refunded. `most`: the part of the price that the business still holds,
 * in currency units.
 */
export function amountProblem(amount: number | undefined, most: number): 'missing' | 'cents' | 'most' | undefined {
  if (amount === undefined || Number.isNaN(amount) || amount <= 0) return 'missing'
  if (!isWholeCents(amount)) return 'cents'
  return amount > most ? 'most' : undefined
}
