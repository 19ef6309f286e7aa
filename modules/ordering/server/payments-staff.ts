import sql from 'sql-template-tag'
import { type Failure, ok, type Result } from '#kernel/result.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { refundDecidedTopic } from '../contract/payment-topics.ts'
import { decidedAmount } from '../rules/decided-amount.ts'
import { isFinal, isUnpaid, orderStates } from '../rules/lifecycle.ts'
import { partRefund } from '../rules/part-refund.ts'
import { canDecideRefund } from '../rules/payment-news.ts'
import type { OrderChange } from './change-order.ts'
import { awaitsOpening, type ReadBranch } from './awaits-opening.ts'
import { readOrder } from './order-queries.ts'
import { type OrderWithMoney, toOrder } from './order-row.ts'
import {
  changeDecided,
  type Decision,
  type NamedAmount,
  partDecision,
  refundableOf,
  valuesOfPart,
} from './part-refunds.ts'
import { refundPromise } from './payments.ts'
import { scopeOf } from './scope.ts'
import { refusal } from './staff-refusal.ts'

/** The call with which staff decide whether money of an order is refunded or kept (docs/rules/orders.md, Payment). */
export const refundCalls = (core: BrandCore, ports: { readBranch: ReadBranch }): Handler[] => [
  serve(orderingEndpoints.refund, async (call) => {
    const { version, decision, reason, amount, items } = call.body
    const scope = scopeOf(call.session)
    const order = await readOrder(core.db, call.params.id, scope)
    if (!order) return { ok: false, code: 'record.not_found' }
    const lost = (now: OrderWithMoney) =>
      ({ ok: false, code: 'order.conflict', data: toOrder(now, core.clock.now()) }) as const
    if (order.version !== version) return lost(order)
    const { state, payment_state: paymentState, refund_asked: isRefundAsked } = order
    if (amount === undefined && !canDecideRefund({ state, paymentState, isRefundAsked }))
      return { ok: false, code: 'payment.nothing_to_refund', data: toOrder(order, core.clock.now()) }
    const decided =
      amount === undefined
        ? ok(decision === 'refund' ? refunds(order, core.clock.now()) : await keeps(core, ports, order))
        : refundsPart(order, { amount, items }, core.clock.now())
    if (!decided.ok) return refusal(core, { ...decided, order })
    const changed = await changeDecided(core, {
      id: order.id,
      scope,
      version,
      from: orderStates,
      actor: actorOf(call.session),
      requestId: call.requestId,
      note: reason,
      ...decided.value,
    })
    const now = (await readOrder(core.db, order.id, scope)) ?? order
    return changed ? { ok: true, value: toOrder(now, core.clock.now()) } : lost(now)
  }),
]

/**
 * The change of an order when staff refund its money. If the order continues or was completed, and staff must decide about some of its
 * money, only that money is refunded. In all other cases, all its money is refunded. The guest gets a mail with the amount.
 */
function refunds(order: OrderWithMoney, now: Temporal.Instant): Decision {
  const amount = decidedAmount(toOrder(order, now), 'refund')
  return {
    action: 'refund',
    set: sql`refund_asked = false`,
    money: [{ event: 'decided', decision: 'refund' }],
    promises: [
      refundPromise(order),
      {
        topic: refundDecidedTopic,
        key: `${refundDecidedTopic}:${order.id}:${order.version}`,
        payload: { orderId: order.id, amount },
      },
    ],
  }
}

/**
 * The change of an order when staff name the amount of the refund. If the amount is all money that the business holds, the change is the
 * same as for a refund of everything.
 */
function refundsPart(order: OrderWithMoney, wanted: NamedAmount, now: Temporal.Instant): Result<Decision, Failure> {
  const meaning = partRefund(refundableOf(order), wanted)
  if (!meaning.ok) return meaning
  if (meaning.value === 'part') return ok(partDecision(order, wanted))
  return ok({ ...refunds(order, now), values: valuesOfPart(order, wanted) })
}

/**
 * The change of an order when staff keep undecided money. If the order counts as unpaid, the guest has paid a wrong amount. This amount is
 * now accepted as the payment, and a waiting order continues.
 */
async function keeps(
  core: BrandCore,
  { readBranch }: { readBranch: ReadBranch },
  order: OrderWithMoney,
): Promise<Decision> {
  const values = { total: order.total_gross }
  const money: OrderChange['money'] = [{ event: 'decided', decision: 'keep' }]
  if (!isUnpaid({ paymentState: order.payment_state }))
    return { action: 'refund-kept', set: sql`refund_asked = false`, values, money }
  const now = core.clock.now()
  const opening = await awaitsOpening(core.db, readBranch, order, now)
  return {
    action: 'payment-accepted',
    values,
    money,
    set: sql`refund_asked = false, payment_state = 'paid', paid_at = coalesce(o.paid_at, ${now})${opening}`,
    ...(isFinal(order.state) ? {} : { topic: 'order.paid' }),
  }
}
