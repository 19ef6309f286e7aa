import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { LeaveAsked } from '../contract.ts'
import { shareOf } from '../rules/balance.ts'

/**
 * Whether the person already has an absence on one of these days. Two absences on the same day are possible only if each covers half of
 * the day.
 */
export async function isTaken(tx: Pick<Tx, 'many'>, user: string, leave: LeaveAsked): Promise<boolean> {
  const others = await tx.many<LeaveAsked>(sql`
    SELECT kind, from_date AS "from", to_date AS "to", half_first AS "halfFirst", half_last AS "halfLast" FROM absences
    WHERE user_id = ${user} AND cancelled_at IS NULL AND from_date <= ${leave.to} AND to_date >= ${leave.from}`)
  return others.some((other) => {
    const edges = [other.from, other.to, leave.from, leave.to]
    return edges.some(
      (date) => shareOf(other, date) > 0 && shareOf(leave, date) > 0 && shareOf(other, date) + shareOf(leave, date) > 1,
    )
  })
}
