import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { isCancelledFree } from '../rules/free-cancel.ts'
import { freeCancellation } from '../rules/refund-reason.ts'
import type { OrderChange } from './change-order.ts'
import type { OrderRow } from './order-row.ts'
import { refundPromise } from './payments.ts'

/**
 * What happens to the money of an order if its guest cancels it (docs/rules/orders.md, Cancelling a ride; ADR 0059). If the ride was paid
 * and the branch's rule makes cancelling free of charge, all its money is refunded. For any other paid order, staff decide later.
 */
export function guestCancels(
  order: Pick<OrderRow, 'id' | 'version' | 'kind' | 'payment_state'>,
  branch: Pick<Branch, 'freeCancelHours'> | undefined,
): Required<Pick<OrderChange, 'set'>> & Pick<OrderChange, 'values' | 'money' | 'promises'> {
  if (order.payment_state !== 'paid' || !isCancelledFree(order, branch?.freeCancelHours))
    return { set: sql`refund_asked = o.refund_asked OR o.payment_state = 'paid'` }
  return {
    set: sql`refund_asked = false`,
    values: { refund: true, reason: freeCancellation },
    money: [{ event: 'ended', refund: true }],
    promises: [refundPromise(order)],
  }
}
