import sql from 'sql-template-tag'
import { locales } from '#contract/locale.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { smsReasons } from '../words/server.ts'

/** After this many days the texts of SMS are removed and the providers' notices are deleted (docs/operations.md, Data that is kept). */
const KEPT_DAYS = 90

/** A daily job that removes the texts of old SMS and deletes the providers' old notices. The rows of the SMS remain without their texts. */
export const retentionJob = (core: BrandCore): ScheduledJob => ({
  name: 'sms.retention',
  everySeconds: 24 * 3600,
  async run() {
    const now = core.clock.now()
    const before = now.subtract({ hours: 24 * KEPT_DAYS })
    for (const locale of locales)
      await core.db.run(sql`
        UPDATE sms_messages SET text = ${smsReasons(locale).emptied}, emptied_at = ${now}
        WHERE emptied_at IS NULL AND created_at < ${before} AND state NOT IN ('queued', 'sending') AND locale = ${locale}`)
    await core.db.run(sql`DELETE FROM sms_notices WHERE received_at < ${before}`)
  },
})
