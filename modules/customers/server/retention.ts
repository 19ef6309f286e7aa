import sql from 'sql-template-tag'
import { emptyAudit } from '#platform/forget-audit.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { joinGuests, nobody, type PersonalData } from '#platform/personal-data.ts'
import { eraseGuest } from './erase-guest.ts'

/** At most this many orders are erased in one transaction. */
const atOnce = 200

/**
 * The job that erases personal data older than the brand's retention time (docs/rules/privacy.md, Time). Each transaction erases one
 * portion. If a run is interrupted, the next run continues. Orders that have not ended are not erased.
 */
export const retentionJob = (
  core: BrandCore,
  sources: () => readonly PersonalData[],
  months: () => Promise<number>,
): ScheduledJob => ({
  name: 'customers.retention',
  everySeconds: 3600,
  async run(signal) {
    const before = core.clock
      .now()
      .toZonedDateTimeISO('UTC')
      .subtract({ months: await months() })
      .toInstant()
    for (const source of sources())
      for (let isMore = source.expired !== undefined; isMore && !signal.aborted;) {
        const found = joinGuests(nobody, (await source.expired?.(core.db, before, atOnce)) ?? {})
        isMore = found.orders.length > 0
        // Only the found orders are erased, not all data of their guest, because the guest may have ordered again since then.
        const files = isMore ? ((await source.find?.(core.db, found))?.files ?? []) : []
        if (isMore) isMore = (await eraseGuest(core, sources(), { ...found, files })) === undefined
      }
    await removeIdle(core, before)
  },
})

/**
 * Deletes customers who have no order since `before` and whose record staff have not changed since then. Records that were merged into a
 * deleted record are deleted, too.
 */
async function removeIdle(core: BrandCore, before: Temporal.Instant): Promise<void> {
  await core.db.tx(async (tx) => {
    const gone = await tx.many<{ id: string }>(sql`
      WITH idle AS (
        SELECT id FROM customers WHERE coalesce(last_order_at, created_at) < ${before} AND updated_at < ${before}
          AND NOT EXISTS (SELECT 1 FROM customer_merges m WHERE m.customer_id = customers.id))
      DELETE FROM customers c WHERE c.id IN (SELECT id FROM idle)
        OR EXISTS (SELECT 1 FROM customer_merges m JOIN idle i ON i.id = m.merged_into WHERE m.customer_id = c.id) RETURNING c.id`)
    if (gone.length === 0) return
    await emptyAudit(
      tx,
      'customer',
      gone.map(({ id }) => id),
    )
    await core.snapshots.changed(tx, 'customer')
  })
}
