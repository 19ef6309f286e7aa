import type { LiveState } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../../contract.ts'
import { urgencyOf } from '../columns.ts'
import { waitsForStaff } from '../waits-for-staff.ts'
import type { Ringing } from './sound-machine.ts'

/** A lost connection is an alarm of its own after 30 s. */
export const isLostLong = (live: LiveState, now: number): boolean =>
  live.kind === 'offline' && now - live.since >= 30_000

/** How many orders are new, and which of them nobody has looked at. */
export function attentionTo(
  orders: readonly OrderSummary[],
  now: number,
): { waiting: number; unseen: readonly Ringing[] } {
  const judged = orders.map((order) => ({ order, urgency: urgencyOf(order, now) }))
  return {
    waiting: orders.filter((order) => waitsForStaff(order, now)).length,
    unseen: judged
      .filter(({ urgency }) => urgency.isUnseen)
      .map(({ order: { id, kind }, urgency: { isEscalated } }) => ({ id, kind, isEscalated })),
  }
}
