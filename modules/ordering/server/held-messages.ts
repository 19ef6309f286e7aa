import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { type OrderTopic, steps } from '../rules/steps.ts'
import { undos } from '../rules/undo.ts'

/** The unique key of the outbox message of a change. `entryId`: id of the change's timeline entry. */
export const messageKey = (topic: OrderTopic, entryId: string): string => `${topic}:${entryId}`

/**
 * Called when an order is rejected, is cancelled or fails. Withdraws the messages about its earlier steps that were not sent yet. Without
 * this, the guest could first read that the order was cancelled, and later that it is ready. A message whose sending is delayed, for
 * example after a restart of the server, is withdrawn, too.
 */
export async function withdrawHeld(tx: Tx, core: BrandCore, orderId: string): Promise<void> {
  for (const { name, topic } of Object.values(undos).map((step) => steps[step])) {
    const taken = await tx.many<{ id: string }>(
      sql`SELECT id FROM order_timeline WHERE order_id = ${orderId} AND action = ${name}`,
    )
    for (const { id } of taken) await core.outbox.withdraw(tx, { topic, key: messageKey(topic, id) })
  }
}
