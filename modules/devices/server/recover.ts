import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { alarmMinutes, freshMinutes } from '../rules/job-states.ts'
import type { DeviceStore } from './device-store.ts'
import { type JobNotes, type JobRow, settle, stepJob } from './jobs.ts'
import { tellSilent } from './tell-silent.ts'

/**
 * Ends attempts to print that got no result in time. Marks slips as expired if they waited too long. Reports printers that have become
 * silent.
 */
export async function recover(core: BrandCore, store: DeviceStore, notes: JobNotes): Promise<void> {
  const now = core.clock.now()
  const names = await store.names()
  const dead = await core.db.many<JobRow>(
    sql`SELECT * FROM print_jobs WHERE state = 'claimed' AND lease_until <= ${now}`,
  )
  for (const job of dead) {
    const device = names.get(job.printer_id) ?? ''
    const isSame = sql`attempts = ${job.attempts}`
    if (job.has_left) await settle(core, notes, job, 'doubt', { device, reason: 'no-answer', provided: isSame })
    else {
      // The printer may get its first byte at this moment. Then `has_left` becomes true, the slip is not put back, and the next run marks
      // it as unconfirmed.
      const provided = sql`${isSame} AND NOT has_left`
      await stepJob(core.db, core, job.id, 'putBack', { reason: 'no-answer', provided })
    }
  }
  const old = await core.db.many<JobRow>(
    sql`SELECT * FROM print_jobs WHERE state = 'queued' AND released_at <= ${now.subtract({ minutes: freshMinutes })} ORDER BY id LIMIT 200`,
  )
  for (const job of old)
    await settle(core, notes, job, 'expire', {
      device: names.get(job.printer_id) ?? '',
      reason: 'too-old',
      actor: { type: 'system' },
    })
  const silent = await core.db.tx(async (tx) => {
    const found = await tx.many<{ device_id: string; silent_since: string }>(sql`
    INSERT INTO device_states AS s (device_id, silent_since)
    SELECT j.printer_id, min(j.released_at) FROM print_jobs j
    WHERE j.state IN ('queued', 'claimed') GROUP BY j.printer_id HAVING min(j.released_at) <= ${now.subtract({ minutes: alarmMinutes })}
    ON CONFLICT (device_id) DO UPDATE SET silent_since = excluded.silent_since WHERE s.silent_since IS NULL
    RETURNING device_id, silent_since`)
    for (const one of found) await tellSilent(tx, core, one)
    return found
  })
  for (const { device_id } of silent) await store.log(device_id, 'silent')
}
