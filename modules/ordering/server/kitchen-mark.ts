import sql, { type Sql } from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore } from '#platform/module.ts'
import type { KitchenMarking } from '../ports.ts'
import { changeOrder } from './change-order.ts'
import { scopeOf } from './scope.ts'

const cooked = ['waiting', 'confirmed', 'in-delivery'] as const

/**
 * Stores a mark that the kitchen made on a ticket. The order keeps its state (ADR 0020) and its version. With a new version, a button that
 * staff press at the same moment would be refused.
 */
export async function setKitchenMark(core: BrandCore, marking: KitchenMarking): Promise<void> {
  const { session, orderId, item, isDone, isChangeSeen, seenVersion, requestId } = marking
  await changeOrder(core, {
    id: orderId,
    scope: scopeOf(session),
    action: 'kitchen',
    from: isChangeSeen ? [...cooked, 'canceled', 'rejected'] : cooked,
    keepsVersion: true,
    set: isChangeSeen ? read(seenVersion) : item ? itemDone(item.id, isDone) : ticketDone(core, isDone, seenVersion),
    actor: actorOf(session),
    requestId,
    values: isChangeSeen ? { isChangeSeen } : { ...(item ? { item: item.name } : {}), isDone },
  })
}

/** Marks the changes of the order as read by the kitchen. If the order now has another version than `seenVersion`, the changes stay unread. */
const read = (seenVersion: number | undefined): Sql =>
  sql`kitchen_before = CASE WHEN o.version = ${seenVersion ?? null}::integer THEN NULL ELSE o.kitchen_before END`

/**
 * When the kitchen finishes a whole ticket, the changes on this ticket count as read, too. If the order has a newer version than
 * `seenVersion`, they stay unread.
 */
const ticketDone = ({ clock }: BrandCore, isDone: boolean, seenVersion: number | undefined): Sql =>
  isDone ? sql`kitchen_done_at = ${clock.now()}, ${read(seenVersion)}` : sql`kitchen_done_at = NULL`

const itemDone = (id: string, isDone: boolean): Sql =>
  isDone
    ? sql`kitchen_items = array_append(array_remove(o.kitchen_items, ${id}::uuid), ${id}::uuid)`
    : sql`kitchen_items = array_remove(o.kitchen_items, ${id}::uuid)`
