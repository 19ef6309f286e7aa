import sql from 'sql-template-tag'
import { firstUuidAt } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { ScheduledJob } from '../module.ts'

/** Days after which finished outbox entries are deleted. Entries whose last attempt has failed are stored until staff handle them. */
const keptDays = 30
/** Days after which counters are deleted; longer than the window of any rate limit. */
const countedDays = 1

/** Deletes finished outbox entries and old counters of rate limits. The id of an entry contains its time, so only old entries are read. */
export const housekeeping = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  name: 'platform.housekeeping',
  everySeconds: 3600,
  async run() {
    const now = clock.now()
    const kept = now.subtract({ hours: 24 * keptDays })
    await db.run(sql`DELETE FROM outbox WHERE id < ${firstUuidAt(kept)} AND done_at < ${kept}`)
    await db.run(sql`DELETE FROM rate_count WHERE at < ${now.subtract({ hours: 24 * countedDays })}`)
  },
})
