import sql from 'sql-template-tag'
import { firstUuidAt } from '#kernel/ids.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/** Days after which slips and events of printers are deleted. A slip contains names, addresses and telephone numbers. */
const keptDays = 30

/**
 * Deletes slips and printer events that are older than `keptDays`. A slip that is being printed now stays. An id contains the time of its
 * creation, so the query reads only old rows. The results of slips stay in the timeline of their order.
 */
export const retentionJob = ({ db, clock }: Pick<BrandCore, 'db' | 'clock'>): ScheduledJob => ({
  name: 'devices.retention',
  everySeconds: 3600,
  async run() {
    const kept = clock.now().subtract({ hours: 24 * keptDays })
    const before = firstUuidAt(kept)
    await db.run(sql`DELETE FROM print_jobs WHERE id < ${before} AND created_at < ${kept} AND state <> 'claimed'`)
    await db.run(sql`DELETE FROM device_log WHERE id < ${before} AND at < ${kept}`)
  },
})
