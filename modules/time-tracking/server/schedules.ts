import sql, { type Sql } from 'sql-template-tag'
import { brokenExclusion } from '#platform/postgres/failures.ts'
import type { Answer, Handler, Refusal, Session } from '#platform/module.ts'
import { seesBranch, serve } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import { type Filters, type NewShift, rosterEndpoints, type WorkingSchedule } from '../contract.ts'
import { contractOn } from '../rules/balance.ts'
import { plannedPause } from '../rules/packs.ts'
import { managedPerson, type TimeContext } from './people.ts'
import { refusedChange } from './planned-errors.ts'
import { readSchedules } from './rows.ts'
import { shiftChanged } from './shift-changed.ts'
import { tellChanged } from './tell.ts'

const calls = rosterEndpoints.schedules
const missing: Refusal = { ok: false, code: 'record.not_found' }
type Answered = Answer<WorkingSchedule> | Refusal

/** SQL condition: the column has this value. If the value is undefined, the condition is always true. */
const equals = (column: Sql, value: string | undefined): Sql =>
  value === undefined ? sql`true` : sql`${column} = ${value}`

/** SQL condition for the filters of a list of shifts or recorded blocks of work. The days of the filters are days in UTC. */
export const filtered = (query: Filters, now: Temporal.Instant): Sql => {
  const month = now.toZonedDateTimeISO('UTC').toPlainDate()
  const from = query.from ?? month.with({ day: 1 }).toString()
  const to = Temporal.PlainDate.from(query.to ?? month.with({ day: month.daysInMonth }).toString()).add({ days: 1 })
  return sql`starts_at >= ${from} AND starts_at < ${to.toString()} AND ${equals(sql`user_id`, query.user)}
    AND ${equals(sql`branch_id`, query.branch)} AND ${equals(sql`department_id`, query.department)}
    AND ${equals(sql`project_id`, query.project)} AND ${equals(sql`task_id`, query.task)}`
}

/** API calls that list, read, create, change and delete shifts. A draft may break working-time rules until it is published. */
export function scheduleRoutes(context: TimeContext): Handler[] {
  const { db, clock, ids } = context.core
  const sees = (session: Session | undefined, branch: string | null): boolean =>
    session !== undefined && seesBranch(session, branch)

  /** Checks a shift. Returns a refusal, or its break (by default from the labour rules) and department (by default from the contract). */
  async function prepared(
    session: Session | undefined,
    values: NewShift,
  ): Promise<Refusal | { pause: number; department: string | null }> {
    const [start, end] = [Date.parse(values.from), Date.parse(values.to)]
    if (!(start < end) || end - start > 16 * 3_600_000) return { ok: false, code: 'time.shift_length', field: 'to' }
    if (!sees(session, values.branch)) return { ok: false, code: 'field.choice', field: 'branch' }
    if (values.user === null)
      return { pause: values.pauseMinutes ?? plannedPause(end - start, 'none'), department: values.department ?? null }
    const found = await managedPerson(context, session, values.user)
    if (!found) return { ok: false, code: 'field.choice', field: 'user' }
    const contract = contractOn(found.contracts, values.from.slice(0, 10))
    const pause = values.pauseMinutes ?? plannedPause(end - start, contract?.rulePack ?? 'none')
    return { pause, department: values.department ?? contract?.departmentId ?? null }
  }
  const answer = async (tx: Tx, id: string, status: 200 | 201 = 200): Promise<Answered> => {
    const [value] = await readSchedules(tx, sql`s.id = ${id}`)
    return value ? { ok: true, value, status } : missing
  }
  const guarded = async (work: (tx: Tx) => Promise<Answered>): Promise<Answered> => {
    try {
      return await db.tx(work)
    } catch (error) {
      if (brokenExclusion(error) === undefined) throw error
      return { ok: false, code: 'time.overlap' }
    }
  }
  const find = async (session: Session | undefined, id: string): Promise<WorkingSchedule | undefined> => {
    const [found] = await readSchedules(db, sql`s.id = ${id}`)
    return found && sees(session, found.branch) ? found : undefined
  }
  return [
    serve(calls.list, async ({ session, query }) => {
      const found = await readSchedules(db, filtered(query, clock.now()))
      const wanted = found.filter((one) => query.state === undefined || one.state === query.state)
      return { ok: true, value: wanted.filter((one) => sees(session, one.branch)) }
    }),
    serve(calls.get, async ({ session, params }) => {
      const value = await find(session, params.id)
      return value ? { ok: true, value } : missing
    }),
    serve(calls.create, async ({ session, body }) => {
      const plan = await prepared(session, body)
      if ('ok' in plan) return plan
      const id = ids.uuid()
      return guarded(async (tx) => {
        await tx.run(sql`
          INSERT INTO working_schedules (id, created_at, updated_at, user_id, branch_id, department_id, project_id, task_id, starts_at,
            ends_at, pause_minutes, note)
          VALUES (${id}, ${clock.now()}, ${clock.now()}, ${body.user}, ${body.branch}, ${plan.department}, ${body.project ?? null},
            ${body.task ?? null}, ${body.from}, ${body.to}, ${plan.pause}, ${body.note ?? ''})`)
        return answer(tx, id, 201)
      })
    }),
    serve(calls.update, async ({ session, params, body }) => {
      const before = await find(session, params.id)
      if (!before) return missing
      if (before.version !== body.version) return { ok: false, code: 'record.stale', data: before }
      const isMoved = body.from !== undefined || body.to !== undefined
      const next: NewShift = {
        user: body.user === undefined ? before.user : body.user,
        branch: body.branch ?? before.branch,
        department: body.department === undefined ? before.department : body.department,
        project: body.project === undefined ? before.project : body.project,
        task: body.task === undefined ? before.task : body.task,
        from: body.from ?? before.from,
        to: body.to ?? before.to,
        note: body.note ?? before.note,
        ...(body.pauseMinutes !== undefined
          ? { pauseMinutes: body.pauseMinutes }
          : isMoved
            ? {}
            : { pauseMinutes: before.pauseMinutes }),
      }
      const plan = await prepared(session, next)
      if ('ok' in plan) return plan
      return guarded(async (tx) => {
        const refused = await refusedChange(context, tx, before, { ...next, pauseMinutes: plan.pause })
        if (refused) return refused
        const done = await tx.run(sql`
          UPDATE working_schedules SET version = version + 1, updated_at = ${clock.now()}, user_id = ${next.user}, branch_id = ${next.branch},
            department_id = ${plan.department}, project_id = ${next.project ?? null}, task_id = ${next.task ?? null},
            starts_at = ${next.from}, ends_at = ${next.to}, pause_minutes = ${plan.pause}, note = ${next.note ?? ''},
            state = CASE WHEN state = 'draft' THEN 'draft' ELSE 'changed' END
          WHERE id = ${params.id} AND version = ${body.version}`)
        if (done === 0) return { ok: false, code: 'record.stale', data: before }
        const changed = await answer(tx, params.id)
        if (changed.ok && before.state !== 'draft') {
          await shiftChanged(context, tx, { before, after: changed.value }, session)
          await tellChanged(context, tx, { before, after: changed.value }, session?.userId)
        }
        return changed
      })
    }),
    serve(calls.remove, async ({ session, params }) => {
      const before = await find(session, params.id)
      if (!before) return missing
      await db.tx(async (tx) => {
        if ((await tx.run(sql`DELETE FROM working_schedules WHERE id = ${params.id} AND state = 'draft'`)) > 0) return
        const withdrawn = await tx.run(sql`
          UPDATE working_schedules SET state = 'withdrawn', version = version + 1, updated_at = ${clock.now()}
          WHERE id = ${params.id} AND state <> 'withdrawn'`)
        if (withdrawn === 0) return
        await shiftChanged(context, tx, { before, after: null }, session)
        await tellChanged(context, tx, { before, after: null }, session?.userId)
      })
      return { ok: true, value: null }
    }),
  ]
}
