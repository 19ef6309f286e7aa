import sql from 'sql-template-tag'
import type { Actor, BrandCore, Refusal } from '#platform/module.ts'
import { findGuest, nobody, type PersonalData } from '#platform/personal-data.ts'
import { isDeletable } from '../../rules/deletable.ts'
import { ordersChannel } from '../change-order.ts'
import { deletedTopic } from '../events.ts'
import { readOrder } from '../order-queries.ts'

class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Deletes an order that was never accepted and never paid (docs/rules/orders.md, Correcting and deleting). Returns a refusal if the order may not
 * be deleted, and undefined if it was deleted. The personal data about it in other modules is deleted first, because without the order it could
 * not be found any more. The audit trail keeps who deleted it, and its number, state, day and total.
 */
export async function deleteOrder(
  core: BrandCore,
  sources: readonly PersonalData[],
  wanted: { id: string; actor: Actor; requestId: string },
): Promise<Refusal | undefined> {
  const { id, actor, requestId } = wanted
  const own = await filesOf(core, sources, id)
  try {
    await core.db.tx(async (tx) => {
      await tx.run(sql`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`)
      const order = await readOrder(tx, id, 'all')
      if (!order) throw new Undone({ ok: false, code: 'record.not_found' })
      const judged = {
        state: order.state,
        paymentMethod: order.payment_method,
        hasMoney: order.ledger.length > 0,
        timeline: order.timeline ?? [],
      }
      if (!isDeletable(judged))
        throw new Undone({ ok: false, code: 'order.not_deletable', values: { state: order.state } })
      for (const source of sources) {
        const refused = await source.erase(tx, { ...nobody, orders: [id], files: own })
        if (refused) throw new Undone(refused)
      }
      await tx.run(sql`DELETE FROM orders WHERE id = ${id}`)
      await core.outbox.add(tx, { topic: deletedTopic, payload: { orderId: id } })
      await core.audit.write(tx, {
        action: 'order.delete',
        entity: 'order',
        entityId: id,
        label: order.uid,
        branchId: order.branch_id,
        actor,
        before: { state: order.state, createdAt: order.created_at, totalGross: order.total_gross },
        requestId,
      })
      await core.live.publish(tx, ordersChannel, { id, branchId: order.branch_id, uid: order.uid })
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
  for (const source of sources) await source.settle?.()
  return undefined
}

/** Finds the uploaded files of this order. Files of other orders of the same guest are not included. */
async function filesOf(core: BrandCore, sources: readonly PersonalData[], id: string): Promise<readonly string[]> {
  const alone = sources.filter(({ columns }) => 'orders' in columns || 'uploads' in columns)
  const { files } = await findGuest(core.db, alone, { orders: [id] })
  return files
}
