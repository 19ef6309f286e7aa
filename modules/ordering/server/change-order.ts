import sql, { empty, type Sql } from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { Actor, BrandCore, OutboxEntry } from '#platform/module.ts'
import { paymentTopics } from '../contract/payment-topics.ts'
import type { Order, OrderState } from '../contract.ts'
import { isStopped } from '../rules/kitchen-sees.ts'
import { isUnpaid } from '../rules/lifecycle.ts'
import type { MoneyEvent } from '../rules/money-events.ts'
import type { MoneyMove } from '../rules/order-money.ts'
import type { EntryName, OrderTopic } from '../rules/steps.ts'
import { auditAmounts, toldAmounts } from '../rules/told-amounts.ts'
import { messageKey, withdrawHeld } from './held-messages.ts'
import { bookedPart, movesNow } from './order-money.ts'
import type { BranchScope } from './order-queries.ts'
import { stoppedTicket } from './stopped-tickets.ts'

/** Name of the channel on which every change of an order is sent to open boards and status pages: `{ id, branchId, uid }`. */
export const ordersChannel = 'orders'

/** A change of an order, and the conditions under which it is made. */
export interface OrderChange {
  id: string
  scope: BranchScope
  /** The version of the order that the caller has read. Undefined: any version. */
  version?: number | undefined
  action: EntryName
  from: readonly OrderState[]
  /** The state after the change. Undefined if the state does not change. */
  to?: OrderState
  /** SQL that sets further columns, for example `counter_state = 'accepted'`. */
  set?: Sql
  /** An SQL condition in addition to state and version, for example `counter_state = 'open'`. */
  provided?: Sql
  actor: Actor
  note?: string
  values?: Readonly<Record<string, unknown>>
  /** What happens with the order's money. Undefined: if the order is rejected, cancelled or failed, staff decide about it later. */
  money?: readonly MoneyEvent[]
  /** True if the version stays the same, for example for a note. With a new version, buttons on open screens would fail for a moment. */
  keepsVersion?: boolean
  /** The outbox topic for mails and for calls of other programs' webhooks. Undefined: none are sent. */
  topic?: OrderTopic
  /** The message of `topic` is not sent before this time, so that staff can still undo the change. Undefined: at once. */
  tellsFrom?: Temporal.Instant
  /** Data for the message of `topic`, in addition to the order's id. */
  payload?: Readonly<Record<string, unknown>>
  /** Further outbox messages that are written with the change, for example the request for a refund. */
  promises?: readonly OutboxEntry[]
  requestId?: string | undefined
}

interface Changed {
  id: string
  uid: string
  branch_id: string
  version: number
  state_before: OrderState
  state: OrderState
  payment_state: Order['paymentState']
  payment_before: Order['paymentState']
  currency: string
}

/** The states in which an order has ended and the business no longer wants to be paid for it. */
const unwanted: ReadonlySet<OrderState> = new Set(['rejected', 'canceled', 'failed'])

const undecided: readonly MoneyEvent[] = [{ event: 'ended', refund: undefined }]

/**
 * Changes an order; only this function and `changeOrderIn` change its state. One transaction writes the order, timeline, ledger, outbox,
 * audit entry and the message to open screens. Returns undefined, and writes nothing, if the order has another state or version than
 * required, if the condition `provided` is false, or if the caller may not see the order.
 */
export const changeOrder = (core: BrandCore, change: OrderChange): Promise<Changed | undefined> =>
  core.db.tx((tx) => changeOrderIn(tx, core, change))

export async function changeOrderIn(tx: Tx, core: BrandCore, change: OrderChange): Promise<Changed | undefined> {
  const entryId = core.ids.uuid()
  const events = change.money ?? (change.to && unwanted.has(change.to) ? undecided : [])
  const moves = events.length > 0 ? await movesNow(tx, change.id, events, change.actor) : []
  const changed = await update(tx, core, change, entryId, moves)
  if (!changed) return undefined
  if (change.to && unwanted.has(change.to)) await withdrawHeld(tx, core, changed.id)
  if (change.topic) {
    await core.outbox.add(tx, {
      topic: change.topic,
      key: messageKey(change.topic, entryId),
      payload: { orderId: changed.id, ...change.payload },
      ...(change.tellsFrom ? { notBefore: change.tellsFrom } : {}),
    })
  }
  for (const promise of change.promises ?? []) await core.outbox.add(tx, promise)
  for (const topic of outcomesOf(changed)) await core.outbox.add(tx, { topic, payload: { orderId: changed.id } })
  // The guest may still have the payment page open. The payments module must close it.
  if (change.to && unwanted.has(change.to) && isUnpaid({ paymentState: changed.payment_state }))
    await core.outbox.add(tx, { topic: paymentTopics.close, key: entryId, payload: { orderId: changed.id } })
  await core.audit.write(tx, {
    action: `order.${change.action}`,
    entity: 'order',
    entityId: changed.id,
    label: changed.uid,
    branchId: changed.branch_id,
    actor: change.actor,
    before: { state: changed.state_before },
    after: { state: changed.state, ...change.values, ...auditAmounts(change.action, moves, changed.currency) },
    ...(change.note ? { reason: change.note } : {}),
    ...(change.requestId ? { requestId: change.requestId } : {}),
  })
  await core.live.publish(tx, ordersChannel, { id: changed.id, branchId: changed.branch_id, uid: changed.uid })
  return changed
}

/** Further events for other programs (`events.ts`), in addition to the topic of the change. They cause no mail. */
function outcomesOf({ state, state_before, payment_state, payment_before }: Changed): string[] {
  return [
    ...(payment_state !== payment_before && payment_state === 'failed' ? ['payment.failed'] : []),
    ...(payment_state !== payment_before && payment_state === 'refunded' ? ['payment.refunded'] : []),
    ...(state !== state_before && state === 'failed' ? ['order.failed'] : []),
  ]
}

function update(
  db: Queries,
  core: BrandCore,
  change: OrderChange,
  entryId: string,
  moves: readonly MoneyMove[],
): Promise<Changed | undefined> {
  const now = core.clock.now()
  const { actor } = change
  return db.first<Changed>(sql`
    WITH before AS (
      SELECT id, state, payment_state FROM orders WHERE id = ${change.id} FOR UPDATE
    ), changed AS (
      UPDATE orders o SET version = o.version + ${change.keepsVersion ? 0 : 1}, updated_at = ${now}${change.to ? sql`, state = ${change.to}` : empty}${change.set ? sql`, ${change.set}` : empty}${change.to && isStopped(change.to) ? sql`, ${stoppedTicket(now)}` : empty}
      FROM before
      WHERE o.id = before.id AND o.state = ANY(${[...change.from]})
        ${change.version === undefined ? empty : sql`AND o.version = ${change.version}`}
        ${change.scope === 'all' ? empty : sql`AND o.branch_id = ANY(${[...change.scope]}::uuid[])`}
        ${change.provided ? sql`AND ${change.provided}` : empty}
      RETURNING o.id, o.uid, o.branch_id, o.version, o.state, o.payment_state, o.currency, before.state AS state_before,
        before.payment_state AS payment_before
    ), noted AS (
      INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, from_state, to_state, note, data)
      SELECT ${entryId}::uuid, id, ${now}::timestamptz, ${actor.type}::text, ${'id' in actor ? actor.id : null}::text, ${'name' in actor ? actor.name : ''}::text, ${change.action}::text,
        state_before, ${change.to ?? null}::text, ${change.note ?? ''}::text, ${JSON.stringify({ ...change.values, ...toldAmounts(change.action, moves) })}::jsonb
      FROM changed
    )${moves.length > 0 ? sql`, booked AS (${bookedPart(moves, { at: now, step: entryId })})` : empty}
    SELECT * FROM changed`)
}
