import sql, { type Sql } from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore } from '#platform/module.ts'
import type { KitchenMarking } from '../ports.ts'
import { changeOrder } from './change-order.ts'
import { scopeOf } from './scope.ts'

/** Stores a kitchen mark, separately from the state of the order (ADR 0020). The version does not change, so that no step of the desk fails. */
export async function setKitchenMark(core: BrandCore, marking: KitchenMarking): Promise<void> {
  const { session, orderId, item, isDone, requestId } = marking
  await changeOrder(core, {
    id: orderId,
    scope: scopeOf(session),
    action: 'kitchen',
    from: ['waiting', 'confirmed', 'in-delivery'],
    keepsVersion: true,
    set: item ? itemDone(item.id, isDone) : sql`kitchen_done_at = ${isDone ? core.clock.now() : null}`,
    actor: actorOf(session),
    requestId,
    values: { ...(item ? { item: item.name } : {}), isDone },
  })
}

const itemDone = (id: string, isDone: boolean): Sql =>
  isDone
    ? sql`kitchen_items = array_append(array_remove(o.kitchen_items, ${id}::uuid), ${id}::uuid)`
    : sql`kitchen_items = array_remove(o.kitchen_items, ${id}::uuid)`
