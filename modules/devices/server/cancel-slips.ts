import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'

/** An order that ended needs no slips that are not on paper. One that a printer has just now is cancelled if it comes back unprinted. */
export async function cancelSlips(core: BrandCore, orderId: string): Promise<void> {
  await core.db
    .run(sql`UPDATE print_jobs SET state = CASE state WHEN 'claimed' THEN state ELSE 'cancelled' END, is_withdrawn = true,
      changed_at = ${core.clock.now()}, reason = 'order-ended'
    WHERE order_id = ${orderId} AND state IN ('queued', 'claimed', 'expired', 'failed')`)
}
