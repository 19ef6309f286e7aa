import sql from 'sql-template-tag'
import { mailTexts } from '../../words/mails.ts'
import { locales } from '#contract/locale.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/** The text and the attachments of a mail are removed after this number of days (docs/operations.md, Data that is kept). */
const keptDays = 90

/** Maximum number of mails that one statement changes. A statement for more mails could lock the table for too long. */
const atOnce = 500

/**
 * A daily job that removes text and attachments of old mails. The list of mails still shows who got which mail and when. Mails that are not sent yet
 * are not changed.
 */
export const retentionJob = (core: BrandCore): ScheduledJob => ({
  name: 'messaging.retention',
  everySeconds: 24 * 3600,
  async run() {
    const now = core.clock.now()
    const before = now.subtract({ hours: 24 * keptDays })
    for (const locale of locales) {
      const { emptied } = mailTexts(locale)
      let count = atOnce
      while (count === atOnce) {
        count = await core.db.run(sql`
          UPDATE messages SET text = ${emptied}, html = ${emptied}, attachments = '[]', emptied_at = ${now}
          WHERE id IN (SELECT id FROM messages
            WHERE emptied_at IS NULL AND created_at < ${before} AND state <> 'queued' AND locale = ${locale} LIMIT ${atOnce})`)
      }
    }
  },
})
