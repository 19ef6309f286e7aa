import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { isFinal, isUnpaid, orderStates } from '../rules/lifecycle.ts'
import { canDecideRefund } from '../rules/payment-news.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { readOrder } from './order-queries.ts'
import { type OrderWithMoney, toOrder } from './order-row.ts'
import { refundPromise } from './payments.ts'
import { scopeOf } from './scope.ts'

/** The call with which staff decide whether money of an order is refunded or kept (docs/rules/orders.md, Payment). */
export const refundCalls = (core: BrandCore): Handler[] => [
  serve(orderingEndpoints.refund, async (call) => {
    const { version, decision, reason } = call.body
    const scope = scopeOf(call.session)
    const order = await readOrder(core.db, call.params.id, scope)
    if (!order) return { ok: false, code: 'record.not_found' }
    const lost = (now: OrderWithMoney) =>
      ({ ok: false, code: 'order.conflict', data: toOrder(now, core.clock.now()) }) as const
    if (order.version !== version) return lost(order)
    const { state, payment_state: paymentState, refund_asked: isRefundAsked } = order
    if (!canDecideRefund({ state, paymentState, isRefundAsked }))
      return { ok: false, code: 'payment.nothing_to_refund', data: toOrder(order, core.clock.now()) }
    const changed = await changeOrder(core, {
      id: order.id,
      scope,
      version,
      from: orderStates,
      actor: actorOf(call.session),
      requestId: call.requestId,
      note: reason,
      ...(decision === 'refund' ? refunds(order) : keeps(core, order)),
    })
    const now = (await readOrder(core.db, order.id, scope)) ?? order
    return changed ? { ok: true, value: toOrder(now, core.clock.now()) } : lost(now)
  }),
]

type Decision = Pick<OrderChange, 'action' | 'set' | 'topic' | 'promises' | 'values' | 'money'>

const refunds = (order: OrderWithMoney): Decision => ({
  action: 'refund',
  set: sql`refund_asked = false`,
  money: [{ event: 'decided', decision: 'refund' }],
  promises: [refundPromise(order)],
})

/**
 * The change of an order when staff keep undecided money. If the order is unpaid, the guest has paid a wrong amount. This amount now counts
 * as the payment, and a waiting order continues.
 */
function keeps(core: BrandCore, order: OrderWithMoney): Decision {
  const values = { total: order.total_gross }
  const money: OrderChange['money'] = [{ event: 'decided', decision: 'keep' }]
  if (!isUnpaid({ paymentState: order.payment_state }))
    return { action: 'refund-kept', set: sql`refund_asked = false`, values, money }
  return {
    action: 'payment-accepted',
    values,
    money,
    set: sql`refund_asked = false, payment_state = 'paid', paid_at = coalesce(o.paid_at, ${core.clock.now()})`,
    ...(isFinal(order.state) ? {} : { topic: 'order.paid' }),
  }
}
