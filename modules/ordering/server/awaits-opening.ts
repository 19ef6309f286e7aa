import sql, { empty, type Sql } from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import type { Queries } from '#platform/db.ts'
import { awaitedAfterOpening } from '../rules/closed-hours.ts'
import { isUnpaid } from '../rules/lifecycle.ts'
import type { OrderRow } from './order-row.ts'

/** Reads a branch with the given connection. */
export type ReadBranch = (db: Queries, id: string) => Promise<Branch | undefined>

/**
 * SQL that also sets the next opening if an order of food becomes paid while its branch is closed: like an order that is placed then, it
 * waits for the opening (docs/rules/orders.md, Waiting). Empty if the branch is open, or if the order does not wait for its payment.
 */
export async function awaitsOpening(
  db: Queries,
  readBranch: ReadBranch,
  order: Pick<OrderRow, 'branch_id' | 'delivery_type' | 'kind' | 'payment_state' | 'state'>,
  now: Temporal.Instant,
): Promise<Sql> {
  const becomesPaid = order.state === 'waiting' && isUnpaid({ paymentState: order.payment_state })
  const branch = becomesPaid && order.kind === 'food' ? await readBranch(db, order.branch_id) : undefined
  const opening = branch && awaitedAfterOpening(branch, order.delivery_type, now)
  return opening ? sql`, awaited_from = ${opening}` : empty
}
