import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { type OrderTopic, steps } from '../rules/steps.ts'
import { HELD_SECONDS, undos } from '../rules/undo.ts'

/** The unique key of the outbox message of a change. `entryId`: id of the change's timeline entry. */
export const messageKey = (topic: OrderTopic, entryId: string): string => `${topic}:${entryId}`

/**
 * Withdraws the message of a step that is still held back (`HELD_SECONDS`) when the order ends unfulfilled. Otherwise the guest would read that the
 * order is ready after they have read that it was cancelled.
 */
export async function withdrawHeld(tx: Tx, core: BrandCore, orderId: string): Promise<void> {
  const heldFrom = core.clock.now().subtract({ seconds: HELD_SECONDS })
  for (const { name, topic } of Object.values(undos).map((step) => steps[step])) {
    const held = await tx.many<{ id: string }>(
      sql`SELECT id FROM order_timeline WHERE order_id = ${orderId} AND action = ${name} AND at > ${heldFrom}`,
    )
    for (const { id } of held) await core.outbox.withdraw(tx, { topic, key: messageKey(topic, id) })
  }
}
