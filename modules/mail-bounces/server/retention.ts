import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/**
 * Notices are deleted after `KEPT_DAYS` days. An address is no longer marked as undeliverable after `MARKED_DAYS` days without a new report
 * (docs/operations.md, Data that is kept).
 */
const KEPT_DAYS = 30
const MARKED_DAYS = 365

export const retentionJob = (core: BrandCore): ScheduledJob => ({
  name: 'mail-bounces.retention',
  everySeconds: 24 * 3600,
  async run() {
    const before = (days: number): Temporal.Instant => core.clock.now().subtract({ hours: 24 * days })
    await core.db.run(sql`DELETE FROM mail_notices WHERE received_at < ${before(KEPT_DAYS)}`)
    await core.db.run(sql`DELETE FROM mail_bounces WHERE at < ${before(MARKED_DAYS)}`)
  },
})
