import sql from 'sql-template-tag'
import { brokenExclusion } from '#platform/postgres/failures.ts'
import { type Answer, type Handler, type Refusal, serve, type Session } from '#platform/module.ts'
import { rosterEndpoints as calls } from '../contract.ts'
import { shareOf } from '../rules/balance.ts'
import { dateOf } from '../rules/blocks.ts'
import { shiftPublishedTopic } from './events.ts'
import { readExpected } from './expected.ts'
import { managedPeople, readDepartments, type TimeContext } from './people.ts'
import { breachesOf, heldShifts, isPublishable } from './publish-check.ts'
import { readSchedules } from './rows.ts'
import { weekPublished } from './shift-changed.ts'
import { tellPublished } from './tell.ts'
import { type Copied, mondayOf, readWeek, rosterZone, startOf } from './week.ts'

/** API calls that return a week of the roster, publish it, and copy it to another week. */
export function weekRoutes(context: TimeContext): Handler[] {
  const { db, clock } = context.core
  return [
    serve(calls.week, async ({ session, query }) =>
      session
        ? { ok: true, value: await readWeek(context, session, query) }
        : { ok: false, code: 'auth.session_timeout' },
    ),
    serve(calls.expected, async ({ session, query }) =>
      session
        ? { ok: true, value: await readExpected(context, session, query) }
        : { ok: false, code: 'auth.session_timeout' },
    ),
    serve(calls.publish, async ({ session, body }) => {
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      const from = mondayOf(body.from)
      const zone = await rosterZone(context, session, body.branch)
      const owners = await managedPeople(context, session, body.branch)
      const departments = await readDepartments(db)
      const branches = await branchIds(context, session, body.branch)
      return db.tx(async (tx): Promise<Answer<{ published: number }> | Refusal> => {
        const shifts = await heldShifts(tx, owners, branches, { from, zone })
        const refused = breachesOf(owners, departments, shifts, { from, zone })
        if (refused) return refused
        // Only shifts that were checked are published. A draft that somebody adds at the same time stays a draft.
        const ids = shifts.filter(isPublishable(branches, { from, zone })).map(({ id }) => id)
        await tx.run(sql`
          UPDATE working_schedules SET state = 'published', version = version + 1, updated_at = ${clock.now()} WHERE id = ANY(${ids})`)
        for (const id of ids) await context.core.outbox.add(tx, { topic: shiftPublishedTopic, payload: { id } })
        await weekPublished(context, tx, from, ids, session)
        await tellPublished(context, tx, from, await readSchedules(tx, sql`s.id = ANY(${ids})`), session.userId)
        return { ok: true, value: { published: ids.length } }
      })
    }),
    serve(calls.copy, async ({ session, body }) =>
      session
        ? { ok: true, value: await copyWeek(context, session, body) }
        : { ok: false, code: 'auth.session_timeout' },
    ),
  ]
}

const visible = async (context: TimeContext, session: Session, branch?: string): Promise<string[]> =>
  (await managedPeople(context, session, branch)).map(({ person }) => person.id)

const branchIds = async ({ core }: TimeContext, session: Session, branch?: string): Promise<string[]> =>
  (await core.scope.branchesOf(session, core.db))
    .map(({ id }) => id)
    .filter((id) => branch === undefined || id === branch)

/**
 * Copies the shifts of a week to another week as drafts, with the same local times. A shift is left out if its person is absent on the day,
 * or has another shift at the time.
 */
async function copyWeek(
  context: TimeContext,
  session: Session,
  body: { from: string; to: string; branch?: string | undefined },
): Promise<Copied> {
  const { db, clock, ids } = context.core
  const [from, to] = [mondayOf(body.from), mondayOf(body.to)]
  const zone = await rosterZone(context, session, body.branch)
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
  const people = await visible(context, session, body.branch)
  const branches = await branchIds(context, session, body.branch)
  const shifts = await readSchedules(
    db,
    sql`(s.user_id = ANY(${people}) OR s.user_id IS NULL) AND s.branch_id = ANY(${branches}) AND s.state <> 'withdrawn'
      AND s.starts_at >= ${startOf(from, zone)} AND s.starts_at < ${startOf(from, zone, 7)}`,
  )
  const absences = await db.many<{
    user: string
    kind: 'sick'
    from: string
    to: string
    halfFirst: boolean
    halfLast: boolean
  }>(sql`
    SELECT user_id AS "user", kind, from_date AS "from", to_date AS "to", half_first AS "halfFirst", half_last AS "halfLast"
    FROM absences WHERE user_id = ANY(${people}) AND cancelled_at IS NULL`)
  const moved = (at: string): Temporal.Instant =>
    Temporal.Instant.from(at).toZonedDateTimeISO(zone).add({ days }).toInstant()
  let copied = 0
  for (const shift of shifts) {
    const start = moved(shift.from)
    const date = dateOf(start.epochMilliseconds, zone)
    if (absences.some((one) => one.user === shift.user && shareOf(one, date) > 0)) continue
    try {
      copied += await db.run(sql`
        INSERT INTO working_schedules (id, created_at, updated_at, user_id, branch_id, department_id, project_id, task_id, starts_at, ends_at,
          pause_minutes, note)
        VALUES (${ids.uuid()}, ${clock.now()}, ${clock.now()}, ${shift.user}, ${shift.branch}, ${shift.department}, ${shift.project},
          ${shift.task}, ${start}, ${moved(shift.to)}, ${shift.pauseMinutes}, ${shift.note})`)
    } catch (error) {
      if (brokenExclusion(error) === undefined) throw error
    }
  }
  return { copied, skipped: shifts.length - copied }
}
