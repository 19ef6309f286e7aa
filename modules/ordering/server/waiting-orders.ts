import type { BrandCore } from '#platform/module.ts'
import type { WaitingOrder } from '../ports.ts'
import { escalatesAt, waitsSince } from '../rules/attention.ts'
import { isUndecided, readWaitingSince } from './order-queries.ts'
import { awaitingOf } from './order-row.ts'

/** Returns the orders that wait for staff and about which nobody has decided (docs/rules/orders.md, Waiting). */
export async function waitingOrders({ clock, db }: BrandCore): Promise<WaitingOrder[]> {
  const now = clock.now()
  const rows = await readWaitingSince(db, now, isUndecided(now))
  return rows.flatMap((row) => {
    const order = awaitingOf(row, now)
    if (escalatesAt(order) === undefined) return []
    return [{ id: row.id, uid: row.uid, branchId: row.branch_id, since: String(waitsSince(order)) }]
  })
}
