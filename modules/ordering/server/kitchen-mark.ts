import sql, { type Sql } from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore } from '#platform/module.ts'
import type { KitchenMarking } from '../ports.ts'
import { changeOrder } from './change-order.ts'
import { scopeOf } from './scope.ts'

/**
 * Stores a kitchen mark, separately from the state of the order (ADR 0020). The order's version stays the same. Otherwise a button that
 * staff press at the same time would be refused.
 */
export async function setKitchenMark(core: BrandCore, marking: KitchenMarking): Promise<void> {
  const { session, orderId, item, isDone, isChangeSeen, seenVersion, requestId } = marking
  await changeOrder(core, {
    id: orderId,
    scope: scopeOf(session),
    action: 'kitchen',
    from: ['waiting', 'confirmed', 'in-delivery'],
    keepsVersion: true,
    set: isChangeSeen ? read(seenVersion) : item ? itemDone(item.id, isDone) : ticketDone(core, isDone, seenVersion),
    actor: actorOf(session),
    requestId,
    values: isChangeSeen ? { isChangeSeen } : { ...(item ? { item: item.name } : {}), isDone },
  })
}

/** Marks the changes as read. If staff have made a further change after the version that the kitchen saw, all changes stay unread. */
const read = (seenVersion: number | undefined): Sql =>
  sql`kitchen_before = CASE WHEN o.version = ${seenVersion ?? null}::integer THEN NULL ELSE o.kitchen_before END`

/** Finishing the whole ticket also marks the changes that it shows as read. */
const ticketDone = ({ clock }: BrandCore, isDone: boolean, seenVersion: number | undefined): Sql =>
  isDone ? sql`kitchen_done_at = ${clock.now()}, ${read(seenVersion)}` : sql`kitchen_done_at = NULL`

const itemDone = (id: string, isDone: boolean): Sql =>
  isDone
    ? sql`kitchen_items = array_append(array_remove(o.kitchen_items, ${id}::uuid), ${id}::uuid)`
    : sql`kitchen_items = array_remove(o.kitchen_items, ${id}::uuid)`
