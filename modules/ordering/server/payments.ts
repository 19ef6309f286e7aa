import sql, { empty } from 'sql-template-tag'
import { add, cents, money } from '#kernel/money.ts'
import { fail, type Failure, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import { paymentTopics } from '../contract/payment-topics.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, OutboxEntry } from '#platform/module.ts'
import type { OnlineMethod } from '../contract.ts'
import type { OrderToPay, TakeUpPayment } from '../ports.ts'
import { isUnpaid, orderStates } from '../rules/lifecycle.ts'
import type { ReportedPayment } from '../rules/payment-check.ts'
import { eventsOf, paymentStep } from '../rules/payment-news.ts'
import type { EntryName } from '../rules/steps.ts'
import { changeOrderIn } from './change-order.ts'
import { awaitsOpening, type ReadBranch } from './awaits-opening.ts'
import { readMoney } from './order-money.ts'
import { readOrderSummary } from './order-queries.ts'
import type { OrderRow } from './order-row.ts'

/** What ordering needs from the payments module. */
export interface OrderPayments {
  /** The online payment methods that a provider or the test terminal accepts now. */
  methods(): readonly OnlineMethod[]
  takeUp(orderId: string, how: TakeUpPayment): Promise<Result<{ redirectUrl: string }, Failure>>
  check(orderId: string): Promise<Result<null, Failure>>
  beforeFailing(orderId: string): Promise<'fail' | 'wait' | 'unknown'>
}

interface PaymentsNeeded {
  methods(): readonly OnlineMethod[] | undefined
  takeUp(...args: Parameters<OrderPayments['takeUp']>): ReturnType<OrderPayments['takeUp']> | undefined
  checkPayment(orderId: string): ReturnType<OrderPayments['check']> | undefined
  beforeFailing(orderId: string): ReturnType<OrderPayments['beforeFailing']> | undefined
}

/** Replaces the functions of the payments module if this module is missing: nobody can pay online, and no payment is pending. */
export const orderPayments = (needed: PaymentsNeeded): OrderPayments => ({
  methods: () => needed.methods() ?? [],
  takeUp: async (id, how) => (await needed.takeUp(id, how)) ?? fail({ code: 'payment.unavailable' }),
  check: async (id) => (await needed.checkPayment(id)) ?? fail({ code: 'order.payment_not_checkable' }),
  beforeFailing: async (id) => (await needed.beforeFailing(id)) ?? 'fail',
})

/**
 * The outbox message that asks the payments module to refund money. One message is written for each decision to refund. It contains no
 * amount: `centsDue` computes it when the refund is sent, because meanwhile more money may have been paid, kept or refunded.
 */
export const refundPromise = (order: Pick<OrderRow, 'id' | 'version'>): OutboxEntry => ({
  topic: paymentTopics.refund,
  key: `${paymentTopics.refund}:${order.id}:${order.version}`,
  payload: { orderId: order.id },
})

/**
 * Returns the amount in cents that staff decided to refund and that was not sent yet. The order is locked: until the caller's transaction
 * ends, no other decision and no payment report can be stored.
 */
export async function centsDue(tx: Tx, orderId: string): Promise<number> {
  await tx.first(sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`)
  return cents((await readMoney(tx, orderId)).due)
}

/** Reads what the payments module needs to know about an order. Undefined if there is no such order. */
export async function orderToPay(
  core: BrandCore,
  ports: { branch(id: string): Promise<Branch | undefined>; config(): Promise<Config> },
  id: string,
): Promise<OrderToPay | undefined> {
  const row = await readOrderSummary(core.db, id)
  if (!row) return undefined
  const [branch, { shopName }] = await Promise.all([ports.branch(row.branch_id), ports.config()])
  return {
    id: row.id,
    uid: row.uid,
    kind: row.kind,
    locale: row.locale,
    method: row.payment_method,
    cents: cents(add(money(row.total_gross), money(row.tip))),
    currency: row.currency,
    isPayable: row.state === 'waiting' && isUnpaid({ paymentState: row.payment_state }),
    description: `${shopName} ${row.uid}`,
    statusPath: `/${row.locale}/status/${row.uid}/${row.hash}`,
    errorPath: `/${row.locale}/store/${encodeURIComponent(branch?.identifier ?? '')}/checkout/error?order=${row.uid}.${row.hash}`,
  }
}

const quietSteps: ReadonlySet<EntryName> = new Set<EntryName>(['payment-failed', 'payment-started', 'refunded-part'])

/** Stores what happened to a payment of an order. The payments module calls this within the transaction in which it stores the same event. */
export async function applyPayment(
  tx: Tx,
  { core, readBranch }: { core: BrandCore; readBranch: ReadBranch },
  orderId: string,
  news: ReportedPayment,
): Promise<void> {
  const order = await tx.first<
    Pick<OrderRow, 'id' | 'state' | 'payment_state' | 'kind' | 'branch_id' | 'delivery_type'>
  >(sql`SELECT id, state, payment_state, kind, branch_id, delivery_type FROM orders WHERE id = ${orderId} FOR UPDATE`)
  const step = order && paymentStep({ state: order.state, paymentState: order.payment_state }, news)
  const now = core.clock.now()
  // The return of the guest changes nothing for staff, so the order keeps its version and its timeline.
  if (news.isPayerBack)
    await tx.run(
      sql`UPDATE orders SET payment_returned_at = ${now} WHERE id = ${orderId} AND state = 'waiting' AND payment_state = 'open'`,
    )
  if (!order || !step) return
  const paidAt = step.paymentState === 'paid' || step.paymentState === 'refunded'
  const opening = step.paymentState === 'paid' ? await awaitsOpening(tx, readBranch, order, now) : empty
  await changeOrderIn(tx, core, {
    id: order.id,
    scope: 'all',
    action: step.action,
    from: orderStates,
    // For some steps (`quietSteps`), such as a new payment attempt or a partial refund, the order keeps its version. Buttons on open screens
    // send the version that they know, so they keep working.
    keepsVersion: quietSteps.has(step.action),
    set: sql`payment_state = ${step.paymentState ?? order.payment_state}, paid_at = CASE WHEN ${paidAt} THEN coalesce(o.paid_at, ${now}::timestamptz) ELSE o.paid_at END,
      payment_returned_at = CASE WHEN ${step.paymentState === 'failed'} THEN NULL ELSE o.payment_returned_at END,
      refund_asked = coalesce(${step.isRefundAsked ?? null}::boolean, o.refund_asked)${opening}`,
    actor: { type: 'system' },
    values: { ...news.values },
    money: eventsOf(step, news.values),
    ...(step.isTold ? { topic: 'order.paid' } : {}),
  })
}
