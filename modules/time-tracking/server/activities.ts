import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import { brokenExclusion } from '#platform/postgres/failures.ts'
import type { Answer, Handler, Refusal, Session } from '#platform/module.ts'
import { serve } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import { rosterEndpoints, type WorkingActivity } from '../contract.ts'
import { addCorrection, badChange, type Change, problemOf, writeBlock } from './corrections.ts'
import { isClosedMonth } from './month-state.ts'
import { lockPerson } from './months/steps.ts'
import { flagDisabled, managedPeople, managedPerson, type TimeContext, zoneOf } from './people.ts'
import { readActivities } from './rows.ts'
import { filtered } from './schedules.ts'

const calls = rosterEndpoints.activities
const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * API calls with which managers and other programs read and change recorded blocks of work. A change takes effect immediately. The block
 * before and after the change is stored, with the reason.
 */
export function activityRoutes(context: TimeContext): Handler[] {
  const { db, clock, ids } = context.core
  const find = async (session: Session | undefined, id: string) => {
    const [activity] = await readActivities(db, sql`a.id = ${id}`)
    const owner = activity ? await managedPerson(context, session, activity.user) : undefined
    return activity && owner ? { activity, ...owner } : undefined
  }
  /**
   * Refuses a change of the user's own times. To change them, the user must make a request, which another person approves. Undefined: the
   * times belong to somebody else.
   */
  const own = (session: Session | undefined, user: string): Refusal | undefined =>
    session?.userId === user ? { ok: false, code: 'time.own_record' } : undefined

  const write = async (
    session: Session,
    user: string,
    reason: string,
    before: WorkingActivity | null,
    change: (tx: Tx) => Promise<string>,
  ): Promise<Answer<WorkingActivity> | Refusal> => {
    const owner = await managedPerson(context, session, user)
    if (!owner) return missing
    const zone = await zoneOf(context, owner.person, owner.contracts)
    try {
      return await db.tx(async (tx) => {
        await lockPerson(tx, user)
        // Another user may have changed the block of work after it was displayed here. Then this change is refused, so that it does not
        // overwrite the other change.
        const [stored] = before ? await readActivities(tx, sql`a.id = ${before.id}`) : []
        if (before && stored?.version !== before.version) return { ok: false, code: 'record.stale', data: stored }
        const id = await change(tx)
        const [after] = await readActivities(tx, sql`a.id = ${id}`)
        if (!after) return missing
        await addCorrection(context, tx, {
          user,
          zone,
          before,
          after,
          reason,
          by: { id: session.userId, name: session.name },
        })
        return { ok: true, value: after, status: before ? 200 : 201 }
      })
    } catch (error) {
      if (isClosedMonth(error)) return { ok: false, code: 'time.month_closed' }
      if (brokenExclusion(error) === undefined) throw error
      return { ok: false, code: 'time.overlap' }
    }
  }
  return [
    serve(calls.list, async ({ session, query }) => {
      if (!session) return missing
      const managed = await managedPeople(context, session)
      const people = new Set(managed.map(({ person }) => person.id))
      const found = flagDisabled(await readActivities(db, filtered(query, clock.now())), managed)
      const isWanted = ({ to, isVoided, flags }: WorkingActivity): boolean => {
        const state = isVoided ? 'voided' : to === null ? 'open' : 'ended'
        return (
          (query.state ?? state) === state && (query.flag === undefined || flags.some((flag) => flag === query.flag))
        )
      }
      return { ok: true, value: found.filter((one) => people.has(one.user) && isWanted(one)) }
    }),
    serve(calls.get, async ({ session, params }) => {
      const found = await find(session, params.id)
      return found ? { ok: true, value: found.activity } : missing
    }),
    serve(calls.create, async ({ session, body }) => {
      if (!session) return missing
      const owner = await managedPerson(context, session, body.user)
      if (!owner) return { ok: false, code: 'field.choice', field: 'user' }
      const change: Change = { ...body, branch: body.branch ?? owner.contracts.at(-1)?.branchId ?? null }
      const refused = own(session, body.user) ?? badChange(owner, change) ?? (await problemOf(context, owner, change))
      if (refused) return refused
      const id = ids.uuid()
      return write(session, body.user, body.reason, null, (tx) => writeBlock(context, tx, id, body.user, change))
    }),
    serve(calls.update, async ({ session, params, body }) => {
      const found = await find(session, params.id)
      if (!session || !found) return missing
      const { activity } = found
      if (activity.version !== body.version) return { ok: false, code: 'record.stale', data: activity }
      const change: Change = {
        ...body,
        branch: body.branch ?? activity.branch,
        department: body.department ?? activity.department,
        comment: body.comment ?? activity.comment,
      }
      const refused =
        own(session, activity.user) ??
        badChange(found, change, activity) ??
        (await problemOf(context, found, change)) ??
        (await problemOf(context, found, activity))
      if (refused) return refused
      return write(session, activity.user, body.reason, activity, (tx) =>
        writeBlock(context, tx, activity.id, activity.user, change),
      )
    }),
    serve(calls.remove, async ({ session, params, body }) => {
      const found = await find(session, params.id)
      if (!session || !found) return missing
      const { activity } = found
      const refused = own(session, activity.user) ?? (await problemOf(context, found, activity))
      if (refused) return refused
      const done = await write(session, activity.user, body.reason, activity, async (tx) => {
        await tx.run(sql`
          UPDATE working_activities SET voided_at = ${clock.now()}, updated_at = ${clock.now()}, version = version + 1 WHERE id = ${activity.id}`)
        return activity.id
      })
      return done.ok ? { ok: true, value: null } : done
    }),
    serve(rosterEndpoints.corrections, async ({ session, query }) => {
      if (!(await managedPerson(context, session, query.user))) return missing
      const value = await db.many<OutputOf<typeof rosterEndpoints.corrections>[number]>(sql`
        SELECT id, user_id AS "user", activity_id AS activity, work_date AS date, before, after, reason, by_name AS "byName",
          approved_by_name AS "approvedByName", counter_minutes AS "counterMinutes", at
        FROM time_corrections WHERE user_id = ${query.user} AND work_date BETWEEN ${query.from} AND ${query.to} ORDER BY at DESC, id DESC`)
      return { ok: true, value }
    }),
  ]
}
