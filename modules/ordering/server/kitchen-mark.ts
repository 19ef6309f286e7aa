import sql, { type Sql } from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore } from '#platform/module.ts'
import type { KitchenMarking } from '../ports.ts'
import { changeOrder } from './change-order.ts'
import { scopeOf } from './scope.ts'

/** Stores a kitchen mark, separately from the state of the order (ADR 0020). The version does not change, so that no step of the desk fails. */
export async function setKitchenMark(core: BrandCore, marking: KitchenMarking): Promise<void> {
  const { session, orderId, item, isDone, isChangeSeen, requestId } = marking
  await changeOrder(core, {
    id: orderId,
    scope: scopeOf(session),
    action: 'kitchen',
    from: ['waiting', 'confirmed', 'in-delivery'],
    keepsVersion: true,
    set: isChangeSeen ? sql`kitchen_before = NULL` : item ? itemDone(item.id, isDone) : ticketDone(core, isDone),
    actor: actorOf(session),
    requestId,
    values: isChangeSeen ? { isChangeSeen } : { ...(item ? { item: item.name } : {}), isDone },
  })
}

/** Who has done the whole ticket has also read what was changed. */
const ticketDone = ({ clock }: BrandCore, isDone: boolean): Sql =>
  isDone ? sql`kitchen_done_at = ${clock.now()}, kitchen_before = NULL` : sql`kitchen_done_at = NULL`

const itemDone = (id: string, isDone: boolean): Sql =>
  isDone
    ? sql`kitchen_items = array_append(array_remove(o.kitchen_items, ${id}::uuid), ${id}::uuid)`
    : sql`kitchen_items = array_remove(o.kitchen_items, ${id}::uuid)`
