import { fractionOf, money, type Money, toDecimal, ZERO } from '#kernel/money.ts'
import { type PricedLine, priceLine, type PricingResult, totalsOf } from '#kernel/pricing.ts'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { PricingModel } from '#kernel/units.ts'
import { isFinal, isUnpaid, type OrderState, type PaymentState } from './lifecycle.ts'

/** An item as the order stores it. Amounts of money are in currency units with up to 4 decimal places. */
export interface StoredItem {
  readonly id: string
  readonly amount: number
  readonly unitPrice: number
  /** The exact unit price as a fraction, see `exactUnitPrice` in contract/order.ts. */
  readonly exactUnitPrice?: string | null | undefined
  readonly net: number
  readonly taxRate: number
  readonly tax: number
  readonly gross: number
  readonly calculationModel: PricingModel
  readonly isPriceHidden: boolean
}

/** The facts about an order that are needed to compute its lines and its total again. */
export interface EditableOrder {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly items: readonly StoredItem[]
  readonly pricing: { readonly deliveryGross: number; readonly totalGross: number }
  /** The conditions of the delivery area (tax, free delivery) when the order was placed; null if the order is not a delivery. */
  readonly deliveryTerms: { readonly taxRate: number; readonly freeFrom: number | null } | null
}

export interface ItemEdit {
  readonly item: string
  /** The new amount; 0 removes the item. */
  readonly amount: number
  readonly unitPrice?: number | undefined
}

/** The order after the change of an item: its lines (items) and its total. */
export interface EditedOrder {
  /** The item after the change; undefined if the change removed it. */
  readonly line: PricedLine | undefined
  readonly lines: readonly PricedLine[]
  readonly totals: PricingResult
  /** The new total minus the old one. Negative if the order becomes cheaper. */
  readonly difference: Money
}

/**
 * Changes amount or price of one item and computes the order's totals again. The other lines keep their stored prices, even if the
 * catalogue now has other prices. The delivery fee is computed with the stored conditions of the delivery area. A change can make the
 * delivery free, but never raises the fee, even if the guest then has fewer dishes. Failures: `record.not_found`: there is no such item.
 * `order.wrong_state`: the order has ended. `order.item_fixed`: the item belongs to a ride, whose price depends on its route.
 * `order.unpaid`: the guest may be paying the old total now. `order.last_item`: the only item cannot be removed; cancel the order instead.
 * `order.price_fixed`: the item was sold at a fixed price. `field.too_large`: the price of the line is too high. `order.paid_higher`: the
 * total of an order that was paid online cannot rise, also after all its money was refunded.
 */
export function editItem(order: EditableOrder, edit: ItemEdit): Result<EditedOrder, Failure> {
  const refused = refusedEdit(order)
  if (refused) return fail(refused)
  const stored = order.items.find((one) => one.id === edit.item)
  if (!stored) return fail({ code: 'record.not_found' })
  if (edit.amount === 0 && order.items.length === 1) return fail({ code: 'order.last_item', field: 'amount' })
  if (edit.unitPrice !== undefined && edit.unitPrice !== stored.unitPrice && !isPriceOpen(stored))
    return fail({ code: 'order.price_fixed', field: 'unitPrice' })
  if (edit.amount * (edit.unitPrice ?? stored.unitPrice) > MOST_PER_LINE)
    return fail({ code: 'field.too_large', field: 'amount', values: { max: MOST_PER_LINE } })
  const line = edit.amount === 0 ? undefined : lineOf(stored, edit)
  const lines = order.items.flatMap((one) => (one.id === edit.item ? (line ?? []) : asSold(one)))
  return edited(order, lines, line)
}

/**
 * Adds a dish with its calculated price to an order. With `replaces` the dish takes the place of the item with this id, for example if the
 * guest wants the same dish with other options. The other rules and failures are those of `editItem`.
 */
export function addItem(
  order: EditableOrder,
  { line, replaces }: { line: PricedLine; replaces?: string | undefined },
): Result<EditedOrder, Failure> {
  const refused = refusedEdit(order)
  if (refused) return fail(refused)
  if (replaces !== undefined && !order.items.some(({ id }) => id === replaces))
    return fail({ code: 'record.not_found' })
  if (toDecimal(line.gross) > MOST_PER_LINE)
    return fail({ code: 'field.too_large', field: 'amount', values: { max: MOST_PER_LINE } })
  return edited(order, [...order.items.filter(({ id }) => id !== replaces).map(asSold), line], line)
}

function refusedEdit(order: EditableOrder): Failure | undefined {
  if (isFinal(order.state)) return { code: 'order.wrong_state', values: { state: order.state } }
  if (order.kind === 'ride') return { code: 'order.item_fixed' }
  return isUnpaid(order) ? { code: 'order.unpaid' } : undefined
}

function edited(
  order: EditableOrder,
  lines: readonly PricedLine[],
  line: PricedLine | undefined,
): Result<EditedOrder, Failure> {
  const totals = totalsOf(lines, deliveryOf(order, lines))
  const difference = (totals.totalGross - money(order.pricing.totalGross)) as Money
  if (order.paymentState !== 'none' && difference > 0)
    return fail({ code: 'order.paid_higher', field: 'amount', values: { more: toDecimal(difference) } })
  return ok({ line, lines, totals, difference })
}

/** The maximum price of a line, in currency units. */
const MOST_PER_LINE = 1_000_000

/** Whether staff may set the final price of this item: it was sold with a 'ca.' or 'ab' price, or without a shown price. */
export const isPriceOpen = (item: Pick<StoredItem, 'calculationModel' | 'isPriceHidden'>): boolean =>
  item.isPriceHidden || item.calculationModel !== 'fixed'

/** Computes the line after the change. If staff entered a price, it is a fixed price from then on: no longer 'ca.', 'ab' or hidden. */
const lineOf = (item: StoredItem, edit: ItemEdit): PricedLine =>
  priceLine({
    key: item.id,
    amount: edit.amount,
    unitPrice: money(edit.unitPrice ?? item.unitPrice),
    ...(edit.unitPrice === undefined && item.exactUnitPrice ? { exactUnitPrice: fractionOf(item.exactUnitPrice) } : {}),
    taxRate: item.taxRate,
    ...(edit.unitPrice === undefined
      ? { model: item.calculationModel, isPriceHidden: item.isPriceHidden }
      : { model: 'fixed', isPriceHidden: false }),
  })

const asSold = (item: StoredItem): PricedLine => ({
  key: item.id,
  amount: item.amount,
  unitPrice: money(item.unitPrice),
  taxRate: item.taxRate,
  model: item.calculationModel,
  isPriceHidden: item.isPriceHidden,
  gross: money(item.gross),
  net: money(item.net),
  tax: money(item.tax),
})

function deliveryOf(order: EditableOrder, lines: readonly PricedLine[]): PricedLine | undefined {
  const { deliveryTerms: terms } = order
  if (!terms) return undefined
  const goods = totalsOf(lines).gross
  const isFree = terms.freeFrom !== null && terms.freeFrom > 0 && goods >= money(terms.freeFrom)
  const fee = isFree ? ZERO : money(order.pricing.deliveryGross)
  return priceLine({ key: 'delivery', amount: 1, unitPrice: fee, taxRate: terms.taxRate })
}
