import sql from 'sql-template-tag'
import { firstUuidAt } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { ScheduledJob } from '../module.ts'

/** Promises that were kept may be looked at for this long; those given up stay until staff deal with them. */
const keptDays = 30
/** Longer than any window of a limit. */
const countedDays = 1

/** Forgets what only grows: the outbox's done work and calls counted long ago. Ids tell their age, so only old rows are read. */
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
