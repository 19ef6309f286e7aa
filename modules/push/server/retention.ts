import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/** Messages that were sent or have failed are deleted after `MESSAGES_DAYS` days, the browsers of guests `GUEST_DAYS` days after they were added. */
const MESSAGES_DAYS = 7
const GUEST_DAYS = 30

/** A daily job that deletes old messages, and browsers with which guests began to follow an order long ago. */
export const retentionJob = (core: BrandCore): ScheduledJob => ({
  name: 'push.retention',
  everySeconds: 24 * 3600,
  async run() {
    const now = core.clock.now()
    await core.db.run(
      sql`DELETE FROM push_messages WHERE created_at < ${now.subtract({ hours: 24 * MESSAGES_DAYS })} AND state <> 'queued'`,
    )
    await core.db.run(
      sql`DELETE FROM push_subscriptions WHERE order_id IS NOT NULL AND created_at < ${now.subtract({ hours: 24 * GUEST_DAYS })}`,
    )
  },
})
