import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { LeaveAsked } from '../../contract.ts'
import { dayBalance, datesBetween, leaveDaysOf } from '../../rules/balance.ts'
import type { TimeContext } from '../people.ts'
import { inputOf } from '../times.ts'
import type { Owner } from '../week.ts'
import { timesSince } from './read.ts'

/**
 * Grants an absence whose months are already closed (docs/rules/time-tracking.md, Month close). The closed months do not change. Instead
 * the time account gets an entry of today with the minutes that the absence is worth. A separate entry deducts the days of leave. Refuses
 * if another approved absence overlaps. Undefined: the absence was granted. The caller must have locked the person.
 */
export async function grantAfterClose(
  context: TimeContext,
  tx: Tx,
  owner: Owner,
  { leave, request }: { leave: LeaveAsked; request: string },
): Promise<Refusal | undefined> {
  const { clock, ids } = context.core
  const user = owner.person.id
  const again = await tx.first(sql`
    SELECT 1 FROM time_requests WHERE user_id = ${user} AND kind = 'leave' AND state = 'approved' AND id <> ${request}
      AND payload #>> '{leave,from}' <= ${leave.to} AND payload #>> '{leave,to}' >= ${leave.from}`)
  if (again) return { ok: false, code: 'time.absence_overlap' }
  const times = await timesSince(context, tx, owner, leave.from.slice(0, 7))
  const input = inputOf(times)
  const granted = { ...input, absences: [...input.absences, leave] }
  const gain = (date: string): number => {
    const [before, after] = [dayBalance(date, input), dayBalance(date, granted)]
    return after.credit - after.target - (before.credit - before.target)
  }
  const minutes = datesBetween(leave.from, leave.to).reduce((sum, date) => sum + gain(date), 0)
  await tx.run(sql`
    INSERT INTO account_entries (id, user_id, effective_on, posted_on, minutes, kind, reason, at)
    VALUES (${ids.uuid()}, ${user}, ${leave.from}, ${times.today}, ${minutes}, 'counter', ${leave.kind}, ${clock.now()})`)
  if (leave.kind === 'holiday')
    await tx.run(sql`
      INSERT INTO leave_entries (id, user_id, effective_on, days, kind, reason, at)
      VALUES (${ids.uuid()}, ${user}, ${leave.from}, ${-leaveDaysOf(leave, input)}, 'adjust', 'counter', ${clock.now()})`)
  return undefined
}
