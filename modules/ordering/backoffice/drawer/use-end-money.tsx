import { money, sum, toDecimal } from '#kernel/money.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { type ReactNode, useState } from 'react'
import { type Order, orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { asksForRefund } from '../../rules/lifecycle.ts'
import { withTip } from '../../rules/tip.ts'
import { boardTexts } from '../../words/board.ts'
import { RefundChoice } from './RefundChoice.tsx'
import { RefundSum } from './RefundSum.tsx'
import { useRefundReason } from './use-refund-reason.tsx'

interface EndMoney {
  /** Whether the order was paid, so that staff must decide about the money. */
  isAsked: boolean
  /** The amount that is refunded, as text. Undefined if no money is refunded. */
  refunded: string | undefined
  /** The field for the reason of a cancellation. Empty for a rejection, because staff choose its reason from a list. */
  reason: ReactNode
  /** The choice whether the money is refunded, and below it the items and the sum of the order. */
  fields: ReactNode
  /** Returns what is sent with the step. Undefined if the reason is missing: the field of the reason then has the focus and an error. */
  check(): { refund?: boolean; reason?: string } | undefined
}

/**
 * What a dialog that rejects or cancels an order shows and asks about its money (docs/rules/back-office.md, Order board). Without a payment
 * it shows and asks nothing.
 */
export function useEndMoney(order: OrderSummary, ending: 'reject' | 'cancel'): EndMoney {
  const t = useTexts(boardTexts)
  const isAsked = asksForRefund(order, ending)
  const { data } = useCall(orderingEndpoints.get, { params: { id: order.id } }, { enabled: isAsked })
  const [refund, setRefund] = useState(true)
  const why = useRefundReason({ isFirst: true })
  if (!isAsked) return { isAsked, refunded: undefined, reason: null, fields: null, check: () => ({}) }
  const asksReason = ending === 'cancel'
  const whole = data ? heldOf(data.value.money) : toDecimal(withTip(order.pricing.totalGross, order.tip))
  const amount = formatMoney(whole, order.currency)
  return {
    isAsked,
    refunded: refund ? amount : undefined,
    reason: asksReason ? why.field : null,
    fields: (
      <>
        <RefundChoice amount={amount} value={refund} onChange={setRefund} />
        <RefundSum
          order={data?.value ?? order}
          label={(refund ? t.refundDialog : t.keepDialog).amount}
          amount={whole}
        />
      </>
    ),
    check() {
      if (!asksReason) return { refund }
      const reason = why.check()
      return reason === undefined ? undefined : { refund, reason }
    },
  }
}

/**
 * The amount that goes back if all money of an order is refunded: all money of the order, including the tip and amounts that staff decided
 * earlier to keep, except money that was refunded or whose refund is decided.
 */
const heldOf = ({ price, kept, asked, tip }: Order['money']): number =>
  toDecimal(sum([price, kept, asked, tip].map(money)))
