import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { WorkingSchedule } from '../contract.ts'
import { shiftChangedTopic } from './events.ts'
import type { TimeContext } from './people.ts'

const kept = (one: WorkingSchedule | null) =>
  one && { user: one.user, from: one.from, to: one.to, pauseMinutes: one.pauseMinutes }

/**
 * Reports that a published shift was changed, given to another person, or withdrawn (`after` is null): writes an event for other programs,
 * and an entry in the audit trail.
 */
export async function shiftChanged(
  { core, ports }: TimeContext,
  tx: Tx,
  { before, after }: { before: WorkingSchedule; after: WorkingSchedule | null },
  session: Session | undefined,
): Promise<void> {
  await core.outbox.add(tx, { topic: shiftChangedTopic, payload: { id: before.id } })
  const user = after?.user ?? before.user
  const [person] = user === null ? [] : await ports.staff(tx, { id: user })
  await core.audit.write(tx, {
    action: after ? 'time.shift-change' : 'time.shift-withdraw',
    entity: 'workingSchedule',
    entityId: before.id,
    label: person?.name ?? '',
    branchId: before.branch,
    actor: actorOf(session),
    before: kept(before),
    after: kept(after),
  })
}

/** Writes an entry in the audit trail: who has published which shifts of a week. */
export async function weekPublished(
  { core }: TimeContext,
  tx: Tx,
  monday: string,
  ids: readonly string[],
  session: Session,
) {
  if (ids.length === 0) return
  const rows = await tx.many<{ user: string | null }>(
    sql`SELECT DISTINCT user_id AS "user" FROM working_schedules WHERE id = ANY(${[...ids]}) ORDER BY 1`,
  )
  const users = rows.flatMap(({ user }) => (user === null ? [] : [user]))
  await core.audit.write(tx, {
    action: 'time.week-publish',
    entity: 'workingWeek',
    entityId: monday,
    label: monday,
    actor: actorOf(session),
    after: { from: monday, published: ids.length, users },
  })
}
