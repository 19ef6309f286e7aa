import { format, type Money, money } from '#kernel/money.ts'
import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import { isFinal, type OrderState, type PaymentState } from './lifecycle.ts'
import { heldOf, type OrderMoney } from './order-money.ts'

interface Standing {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly isRefundAsked: boolean
}

/**
 * Whether staff can refund a part of the price. The order must be accepted or completed and paid online, and staff must have decided about
 * all its money (docs/rules/orders.md, Payment).
 */
export const canRefundPart = ({ state, paymentState, isRefundAsked }: Standing): boolean =>
  statesWithParts.has(state) && paymentState === 'paid' && !isRefundAsked

const statesWithParts: ReadonlySet<OrderState> = new Set<OrderState>(['confirmed', 'in-delivery', 'completed'])

interface Refundable extends Standing {
  readonly money: OrderMoney
  readonly currency: string
  readonly items: readonly { readonly id: string; readonly amount: number }[]
}

interface WantedPart {
  /** The amount that staff want to refund, in currency units. */
  readonly amount: number
  /** The items for which the amount is refunded, each with its quantity. */
  readonly items?: readonly { readonly id: string; readonly amount: number }[] | undefined
}

/** Whether this amount is all money that the business still holds. Texts then speak of a whole refund, not of a part. */
export const isAllHeld = (held: OrderMoney, amount: number): boolean => money(amount) === heldOf(held)

/**
 * Decides what a refund of `amount` means. 'part': exactly this amount of the price is refunded. 'all': the amount is all money that the
 * business holds of a completed order, so everything is refunded. An open order has only parts. Failures:
 * `payment.part_not_possible`: see `canRefundPart`. `payment.part_too_high`: the amount is higher than the money in the account `price`
 * (`values.most`). `payment.part_item_unknown`: an item is not in the order, or is named twice. `payment.part_item_amount`: the quantity is
 * higher than the ordered quantity (`values.max`).
 */
export function partRefund(order: Refundable, { amount, items = [] }: WantedPart): Result<'part' | 'all', Failure> {
  if (!canRefundPart(order)) return fail({ code: 'payment.part_not_possible' })
  const wanted: Money = money(amount)
  const isAll = isFinal(order.state) && isAllHeld(order.money, amount)
  if (!isAll && wanted > order.money.price)
    return fail({
      code: 'payment.part_too_high',
      field: 'amount',
      values: { most: format(order.money.price, order.currency) },
    })
  for (const [index, { id, amount: quantity }] of items.entries()) {
    const ordered = order.items.find((item) => item.id === id)
    if (!ordered || items.findIndex((item) => item.id === id) !== index)
      return fail({ code: 'payment.part_item_unknown', field: `items.${index}.id` })
    if (quantity > ordered.amount)
      return fail({
        code: 'payment.part_item_amount',
        field: `items.${index}.amount`,
        values: { max: ordered.amount },
      })
  }
  return ok(isAll ? 'all' : 'part')
}
