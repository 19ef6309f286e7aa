import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/** After how many days messages are deleted, and after how many days browsers of guests are deleted. */
const MESSAGES_DAYS = 7
const GUEST_DAYS = 30

/** Deletes old messages, and browsers of guests whose orders ended long ago. */
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
