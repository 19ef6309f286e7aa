import type { LiveState } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../../contract.ts'
import { urgencyOf } from '../columns.ts'
import { waitsForStaff } from '../waits-for-staff.ts'
import type { Ringing } from './sound-machine.ts'

/** Whether the server could not be reached for at least 30 s. If true, an alarm is shown. */
export const isLostLong = (live: LiveState, now: number): boolean =>
  live.kind === 'offline' && now - live.since >= 30_000

/**
 * Returns two values. `waiting`: the number of orders that wait for staff in the chosen branch; the column of new orders shows the same
 * number. `unseen`: the orders of all branches that nobody has opened yet; the alarm sound rings for them.
 */
export function attentionTo(
  orders: readonly OrderSummary[],
  now: number,
  branchId?: string,
): { waiting: number; unseen: readonly Ringing[] } {
  const judged = orders.map((order) => ({ order, urgency: urgencyOf(order, now) }))
  return {
    waiting: orders.filter(
      (order) => (branchId === undefined || order.branchId === branchId) && waitsForStaff(order, now),
    ).length,
    unseen: judged
      .filter(({ urgency }) => urgency.isUnseen)
      .map(({ order: { id, kind }, urgency: { isEscalated } }) => ({ id, kind, isEscalated })),
  }
}
