import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'

/**
 * Cancels the slips of an order that has ended, except slips that are or may be on paper. A slip that is being printed now is marked as
 * withdrawn: it is not printed again if the attempt fails.
 */
export async function cancelSlips(core: BrandCore, orderId: string): Promise<void> {
  await core.db
    .run(sql`UPDATE print_jobs SET state = CASE state WHEN 'claimed' THEN state ELSE 'cancelled' END, is_withdrawn = true,
      changed_at = ${core.clock.now()}, reason = 'order-ended'
    WHERE order_id = ${orderId} AND state IN ('queued', 'claimed', 'expired', 'failed')`)
}
