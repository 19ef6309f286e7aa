import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { Answer, Refusal } from '#platform/module.ts'
import { dateOf, MINUTE } from '../../rules/blocks.ts'
import { addCorrection } from '../corrections.ts'
import { isMonthClosed } from '../month-state.ts'
import type { TimeContext } from '../people.ts'
import type { Owner } from '../week.ts'
import { type Corrected, countersOf, daysOf, effective, shown, spanOf } from './corrected.ts'
import { lockPerson } from './steps.ts'
import { timesSince } from './read.ts'

interface CounterChange {
  readonly activity: string | null
  /** The block of work with the right times. Null: the person did not work. */
  readonly after: { from: string; to: string; pauses: { from: string; to: string | null }[] } | null
  readonly reason: string
  readonly by: { id: string; name: string }
  readonly approvedBy?: { id: string; name: string }
}

/**
 * Corrects a time in a closed month (docs/rules/time-tracking.md, Month close). The data of the month does not change: the correction is
 * stored, and the difference in minutes is added to the time account as an entry of today. The entry has 0 minutes if the block of work
 * only moves within the day. A correction that extends into an open month is refused.
 */
export const counterIn = (
  context: TimeContext,
  owner: Owner,
  change: CounterChange,
): Promise<Answer<{ id: string; minutes: number; effectiveOn: string; postedOn: string }> | Refusal> =>
  context.core.db.tx((tx) => counter(context, tx, owner, change))

export async function counter(
  context: TimeContext,
  tx: Tx,
  owner: Owner,
  change: CounterChange,
): Promise<Answer<{ id: string; minutes: number; effectiveOn: string; postedOn: string }> | Refusal> {
  const { clock, ids } = context.core
  const user = owner.person.id
  await lockPerson(tx, user)
  const oldest = change.after?.from ?? (await startOf(tx, user, change.activity))
  if (oldest === undefined) return { ok: false, code: 'record.not_found' }
  const month = Temporal.Instant.from(oldest).subtract({ hours: 48 }).toString().slice(0, 7)
  const times = await timesSince(context, tx, owner, month)
  const blocks = effective(times, await countersOf(tx, user), clock.epochMs())
  const before = change.activity === null ? undefined : blocks.get(change.activity)
  if (change.activity !== null && !before) return { ok: false, code: 'field.choice', field: 'activity' }
  const refused = problem(change, clock.epochMs())
  if (refused) return refused
  const id = before?.id ?? ids.uuid()
  const changed = new Map(blocks)
  if (change.after) changed.set(id, { id, ...change.after })
  else changed.delete(id)
  if (change.after && overlaps(changed, id)) return { ok: false, code: 'time.overlap', field: 'after' }
  const [old, now] = [daysOf(blocks, times.zone), daysOf(changed, times.zone)]
  const dates = [...new Set([...old.keys(), ...now.keys()])].filter(
    (date) => (old.get(date) ?? 0) !== (now.get(date) ?? 0),
  )
  const effectiveOn = dateOf(Date.parse(change.after?.from ?? before?.from ?? oldest), times.zone)
  for (const date of new Set([...dates, effectiveOn, ...(before ? [dateOf(Date.parse(before.from), times.zone)] : [])]))
    if (!(await isMonthClosed(tx, user, date))) return { ok: false, code: 'time.month_not_closed', data: date }
  const minutes = dates.reduce((sum, date) => sum + (now.get(date) ?? 0) - (old.get(date) ?? 0), 0)
  const entry = ids.uuid()
  await tx.run(sql`
    INSERT INTO account_entries (id, user_id, effective_on, posted_on, minutes, kind, reason, by_id, by_name, at)
    VALUES (${entry}, ${user}, ${effectiveOn}, ${times.today}, ${minutes}, 'counter', ${change.reason}, ${change.by.id}, ${change.by.name},
      ${clock.now()})`)
  await addCorrection(context, tx, {
    user,
    zone: times.zone,
    activity: times.activities.some((one) => one.id === id) ? id : null,
    before: before ? shown(before, user) : null,
    after: change.after ? shown({ id, ...change.after }, user) : null,
    reason: change.reason,
    by: change.by,
    counterMinutes: minutes,
    ...(change.approvedBy ? { approvedBy: change.approvedBy } : {}),
  })
  return { ok: true, status: 201, value: { id: entry, minutes, effectiveOn, postedOn: times.today } }
}

const startOf = async (tx: Tx, user: string, activity: string | null): Promise<string | undefined> =>
  activity === null
    ? undefined
    : (
        await tx.first<{ at: string }>(sql`
          SELECT coalesce((SELECT starts_at FROM working_activities WHERE id = ${activity} AND user_id = ${user}),
            (SELECT (coalesce(after, before) ->> 'from')::timestamptz FROM time_corrections
              WHERE user_id = ${user} AND counter_minutes IS NOT NULL AND coalesce(after, before) ->> 'id' = ${activity} ORDER BY at DESC LIMIT 1)) AS at`)
      )?.at

function overlaps(blocks: ReadonlyMap<string, Corrected>, id: string): boolean {
  const own = blocks.get(id)
  if (!own) return false
  const span = spanOf(own)
  return [...blocks.values()].some((one) => one.id !== id && spanOf(one).from < span.to && spanOf(one).to > span.from)
}

function problem({ after }: CounterChange, now: number): Refusal | undefined {
  if (!after) return undefined
  const [start, end] = [Date.parse(after.from), Date.parse(after.to)]
  if (end <= start || end > now + MINUTE) return { ok: false, code: 'time.block_times', field: 'after.to' }
  let last = start
  for (const pause of after.pauses) {
    const [from, to] = [Date.parse(pause.from), pause.to === null ? end : Date.parse(pause.to)]
    if (from < last || to < from || to > end) return { ok: false, code: 'time.pause_outside', field: 'after.pauses' }
    last = to
  }
  return undefined
}
