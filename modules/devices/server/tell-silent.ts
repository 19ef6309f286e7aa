import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

/** Outbox topic: slips have waited for a printer for `alarmMinutes`. Payload: `{ deviceId, branchId, name }`. */
export const silentTopic = 'devices.silent'

/**
 * Writes one outbox message about a printer that has become silent. As long as it stays silent, there is no second message, because the
 * outbox key contains the time `silent_since`. Does nothing if the printer was deleted.
 */
export async function tellSilent(
  tx: Tx,
  core: BrandCore,
  silent: { device_id: string; silent_since: string },
): Promise<void> {
  const device = await tx.first<{ branch_id: string; name: string }>(
    sql`SELECT branch_id, name FROM devices WHERE id = ${silent.device_id}`,
  )
  if (!device) return
  await core.outbox.add(tx, {
    topic: silentTopic,
    key: `${silent.device_id}:${silent.silent_since}`,
    payload: { deviceId: silent.device_id, branchId: device.branch_id, name: device.name },
  })
}
