import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { Answer, Refusal } from '#platform/module.ts'
import type { Tap, WorkingActivity } from '../../contract.ts'
import { contractOn } from '../../rules/balance.ts'
import { dateOf } from '../../rules/blocks.ts'
import { type ClockAction, step } from '../../rules/clock.ts'
import { isMonthClosed } from '../month-state.ts'
import { branchesOf, type TimeContext } from '../people.ts'
import { addRequest } from '../request-rows.ts'
import { readActivities, stateOf } from '../rows.ts'
import { isForgotten } from '../times.ts'
import type { ClockPerson } from '../tokens.ts'
import { refusedChoice } from './choices.ts'

export type Tapped = Answer<WorkingActivity> | Refusal

export const instant = (ms: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(ms)

const openOf = async (tx: Tx, user: string): Promise<WorkingActivity | undefined> =>
  (await readActivities(tx, sql`a.user_id = ${user} AND a.ends_at IS NULL AND a.voided_at IS NULL`))[0]

/**
 * Stores a request instead of performing the action of a tap. It is called if the time of the tap cannot be trusted, or if the PIN was
 * wrong. Another person decides about the request. Returns the id of the request.
 */
export async function askInstead(context: TimeContext, tx: Tx, who: ClockPerson, action: ClockAction, body: Tap) {
  const user = who.person.id
  const claimedAt = instant(body.claimed?.at ?? context.core.clock.epochMs()).toString()
  const payload = { action, claimedAt, activity: (await openOf(tx, user))?.id ?? null }
  return addRequest(context, tx, { user, kind: 'correction', payload, reason: body.comment ?? '' })
}

export async function answerOf(tx: Tx, id: string, status: 200 | 201): Promise<Tapped> {
  const [value] = await readActivities(tx, sql`a.id = ${id}`)
  return value ? { ok: true, value, status } : { ok: false, code: 'record.not_found' }
}

/** Performs the action of a tap at the given time in milliseconds: starts a block of work, pauses, resumes, or ends it. */
export async function act(
  context: TimeContext,
  tx: Tx,
  who: ClockPerson,
  action: ClockAction,
  body: Tap,
  at: number,
): Promise<Tapped> {
  const { ids, clock } = context.core
  const user = who.person.id
  const open = await openOf(tx, user)
  const state = stateOf(open)
  const next = step(state, action)
  if (!next.ok) return { ok: false, code: next.code, values: { reason: next.reason, state }, data: open ?? null }
  if (await isMonthClosed(tx, user, dateOf(at, who.zone))) return { ok: false, code: 'time.month_closed' }
  if (action === 'start') return start(context, tx, who, body, at)
  if (!open) return { ok: false, code: 'record.not_found' }
  const since = Math.max(Date.parse(open.from), ...open.pauses.map((pause) => Date.parse(pause.to ?? pause.from)))
  if (at < since) return { ok: false, code: 'time.overlap' }
  const moment = instant(at)
  if (action === 'pause')
    await tx.run(
      sql`INSERT INTO working_pauses (id, activity_id, starts_at) VALUES (${ids.uuid()}, ${open.id}, ${moment})`,
    )
  else if (action === 'resume') await closePause(tx, open.id, moment)
  else {
    const refused = await end(context, tx, who, open, body, moment)
    if (refused) return refused
  }
  await touch(tx, open.id, clock.now(), body)
  return answerOf(tx, open.id, 200)
}

const closePause = (tx: Tx, activity: string, at: Temporal.Instant): Promise<number> =>
  tx.run(
    sql`UPDATE working_pauses SET ends_at = greatest(starts_at, ${at}) WHERE activity_id = ${activity} AND ends_at IS NULL`,
  )

const touch = (tx: Tx, id: string, now: Temporal.Instant, { comment, claimed }: Tap): Promise<number> =>
  tx.run(sql`
    UPDATE working_activities SET version = version + 1, updated_at = ${now},
      comment = coalesce(${comment ?? null}, comment),
      flags = CASE WHEN ${claimed !== undefined} AND NOT flags ? 'offline' THEN flags || '["offline"]'::jsonb ELSE flags END
    WHERE id = ${id}`)

/**
 * Ends the open block of work of a person. Undefined: the block was ended. Without `claimedEnd` it ends at `at`. `claimedEnd` is allowed
 * only if the end was forgotten: then the block ends at that time, but its minutes count only after another person has approved the end.
 */
async function end(
  context: TimeContext,
  tx: Tx,
  who: ClockPerson,
  open: WorkingActivity,
  body: Tap,
  at: Temporal.Instant,
): Promise<Refusal | undefined> {
  const claimed = body.claimedEnd === undefined ? undefined : Temporal.Instant.from(body.claimedEnd)
  if (!claimed) {
    await closePause(tx, open.id, at)
    await tx.run(sql`UPDATE working_activities SET ends_at = ${at} WHERE id = ${open.id}`)
    return undefined
  }
  const isLate = isForgotten(open, context.core.clock.epochMs())
  const isBefore = Temporal.Instant.compare(claimed, Temporal.Instant.from(open.from)) <= 0
  if (!isLate || isBefore || Temporal.Instant.compare(claimed, context.core.clock.now()) > 0)
    return { ok: false, code: 'time.claimed_end', field: 'claimedEnd' }
  await tx.run(sql`DELETE FROM working_pauses WHERE activity_id = ${open.id} AND starts_at >= ${claimed}`)
  await tx.run(sql`
    UPDATE working_pauses SET ends_at = least(coalesce(ends_at, ${claimed}), ${claimed}) WHERE activity_id = ${open.id}`)
  await tx.run(sql`
    UPDATE working_activities SET ends_at = ${claimed}, flags = '["forgotten", "claimed"]' WHERE id = ${open.id}`)
  await addRequest(context, tx, {
    user: who.person.id,
    kind: 'correction',
    payload: {
      activity: open.id,
      before: { from: open.from, to: null },
      after: { from: open.from, to: claimed.toString() },
    },
    reason: body.comment ?? '',
  })
  return undefined
}

async function start(context: TimeContext, tx: Tx, who: ClockPerson, body: Tap, at: number): Promise<Tapped> {
  const { ids, clock } = context.core
  const { person, contracts, zone, kind } = who
  const contract = contractOn(contracts, dateOf(at, zone))
  const branch = body.branch ?? contract?.branchId ?? person.branches[0] ?? null
  if (body.branch !== undefined && !branchesOf(person, [...contracts]).includes(body.branch))
    return { ok: false, code: 'field.choice', field: 'branch' }
  const refused = await refusedChoice(tx, body, branch)
  if (refused) return refused
  const id = ids.uuid()
  const flags = [...(contract ? [] : ['noContract']), ...(body.claimed ? ['offline'] : [])]
  const source = body.claimed ? 'offline' : kind === 'kiosk' ? 'kiosk' : 'mobile'
  await tx.run(sql`
    INSERT INTO working_activities (id, created_at, updated_at, user_id, branch_id, department_id, project_id, task_id, starts_at, source,
      comment, flags)
    VALUES (${id}, ${clock.now()}, ${clock.now()}, ${person.id}, ${branch}, ${body.department ?? contract?.departmentId ?? null},
      ${body.project ?? null}, ${body.task ?? null}, ${instant(at)}, ${source}, ${body.comment ?? ''}, ${JSON.stringify(flags)})`)
  return answerOf(tx, id, 201)
}
