import sql, { empty } from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { estimatedMinutes } from '../rules/estimate.ts'

/** The call that returns how many minutes the kitchen of a branch currently needs (docs/rules/orders.md, Estimated time). */
export const estimateCalls = (
  core: BrandCore,
  ports: { branch(id: string): Promise<Branch | undefined> },
): Handler[] => [
  serve(orderingEndpoints.estimate, async (call) => {
    const branch = await ports.branch(call.params.branch)
    if (branch?.kind !== 'orders') return { ok: false, code: 'record.not_found' }
    if (branch.preparationMinutes === 0) return { ok: true, value: { minutes: null, ahead: 0 } }
    const { uid } = call.query
    const now = core.clock.now()
    // Counts only orders that are due within the next hour or were due in the last three hours. An order without a due time counts as due when
    // it was placed. Older orders that nobody ever completes would raise the estimate for ever.
    const counted = await core.db.first<{ ahead: number }>(sql`
      SELECT count(*)::integer AS ahead FROM orders o
      WHERE o.branch_id = ${branch.id} AND o.kind = 'food' AND o.state IN ('waiting', 'confirmed')
        AND o.kitchen_done_at IS NULL AND o.payment_state NOT IN ('open', 'failed')
        AND coalesce(o.appointment_date, o.appointment, o.created_at)
          BETWEEN ${now.subtract({ hours: 3 })}::timestamptz AND ${now.add({ hours: 1 })}::timestamptz
        ${
          uid === undefined
            ? empty
            : sql`AND NOT EXISTS (SELECT 1 FROM orders own WHERE own.uid = ${uid}
          AND own.branch_id = ${branch.id} AND (own.id = o.id OR own.created_at < o.created_at))`
        }`)
    const ahead = counted?.ahead ?? 0
    return { ok: true, value: { minutes: estimatedMinutes(branch, ahead), ahead } }
  }),
]
