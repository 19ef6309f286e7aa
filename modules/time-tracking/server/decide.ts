import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Tx } from '#platform/db.ts'
import type { Answer, Refusal, Session } from '#platform/module.ts'
import type { AskedShift, LeaveAsked, requestEndpoints, TimeRequest } from '../contract.ts'
import { dateOf } from '../rules/blocks.ts'
import { isTaken } from './absences.ts'
import { addCorrection, badChange, problemOf, writeBlock } from './corrections.ts'
import { isMonthClosed } from './month-state.ts'
import { counter } from './months/counter.ts'
import { grantAfterClose } from './months/leave-counter.ts'
import { lockPerson } from './months/steps.ts'
import { type TimeContext, zoneOf } from './people.ts'
import { readActivities } from './rows.ts'
import { passShifts } from './swap-effect.ts'
import { tellDecision } from './tell-decision.ts'
import type { Owner } from './week.ts'

export interface RequestRow {
  id: string
  user_id: string
  kind: TimeRequest['kind']
  state: TimeRequest['state']
  payload: {
    leave?: LeaveAsked
    activity?: string | null
    before?: { from: string; to: string | null } | null
    after?: { from: string; to: string }
    action?: string
    claimedAt?: string
    shifts?: AskedShift[]
  }
  partner_id: string | null
  partner_agreed_at: string | null
  reason: string
  created_at: string
  decided_at: string | null
  decided_by_name: string
  decision_note: string
}

interface Found {
  row: RequestRow
  owner: Owner
  session: Session
}
type Decided = Answer<OutputOf<typeof requestEndpoints.decide>> | Refusal

/**
 * Stores the decision about a request. If the request is approved, the function also makes the requested change. If the change is
 * impossible, the request stays undecided and the reason is returned.
 */
export async function decide(
  context: TimeContext,
  tx: Tx,
  { row, owner, session }: Found,
  { isApproved, note }: { isApproved: boolean; note: string },
): Promise<Decided> {
  const { clock } = context.core
  if (isApproved) {
    // The person is locked before anything is read. If another API call closes the month at the same time, there are two cases. It has
    // already ended, and its result is read here. Or it waits until this transaction ends.
    await lockPerson(tx, row.user_id)
    const refused =
      row.kind === 'leave'
        ? await grant(context, tx, row, owner)
        : row.kind === 'correction'
          ? await correct(context, tx, { row, owner, session })
          : await passShifts(context, tx, row, session)
    if (refused) return refused
  }
  const state = isApproved ? 'approved' : 'refused'
  await tx.run(sql`
    UPDATE time_requests SET state = ${state}, version = version + 1, decided_at = ${clock.now()}, decided_by = ${session.userId},
      decided_by_name = ${session.name}, decision_note = ${note} WHERE id = ${row.id}`)
  await tellDecision(context, tx, row, { state, note }, session)
  return { ok: true, value: { state } }
}

async function grant(context: TimeContext, tx: Tx, row: RequestRow, owner: Owner): Promise<Refusal | undefined> {
  const { core } = context
  const { leave } = row.payload
  if (!leave) return { ok: false, code: 'request.invalid' }
  if (await isTaken(tx, row.user_id, leave)) return { ok: false, code: 'time.absence_overlap' }
  const [isFirstClosed, isLastClosed] = [
    await isMonthClosed(tx, row.user_id, leave.from),
    await isMonthClosed(tx, row.user_id, leave.to),
  ]
  if (isFirstClosed && isLastClosed) return grantAfterClose(context, tx, owner, { leave, request: row.id })
  if (isFirstClosed || isLastClosed) return { ok: false, code: 'time.closed_and_open' }
  await tx.run(sql`
    INSERT INTO absences (id, user_id, kind, from_date, to_date, half_first, half_last, request_id, approved_at)
    VALUES (${core.ids.uuid()}, ${row.user_id}, ${leave.kind}, ${leave.from}, ${leave.to}, ${leave.halfFirst}, ${leave.halfLast}, ${row.id},
      ${core.clock.now()})`)
  return undefined
}

/**
 * Changes the recorded block of work as the person has requested. The user who decides is stored as the person who approved it. Undefined:
 * there was no problem.
 */
async function correct(context: TimeContext, tx: Tx, { row, owner, session }: Found): Promise<Refusal | undefined> {
  const { payload } = row
  const [before] = payload.activity ? await readActivities(tx, sql`a.id = ${payload.activity}`) : []
  const { after } = payload
  // The request comes from a tap whose time was uncertain, so it does not name a whole block of work. Approving it changes nothing; a
  // manager corrects the times.
  if (!after) return undefined
  const pauses = (before?.pauses ?? []).filter(({ from, to }) => from >= after.from && (to ?? after.to) <= after.to)
  const bad = badChange(owner, { ...after, pauses }, before)
  if (bad) return bad
  const start = before?.from ?? after.from
  const date = dateOf(Date.parse(start), await zoneOf(context, owner.person, owner.contracts))
  if (await isMonthClosed(tx, row.user_id, date)) {
    const done = await counter(context, tx, owner, {
      activity: before?.id ?? null,
      after: { ...after, pauses },
      reason: row.reason || 'Antrag',
      by: { id: row.user_id, name: owner.person.name },
      approvedBy: { id: session.userId, name: session.name },
    })
    return done.ok ? undefined : done
  }
  const change = {
    branch: before?.branch ?? owner.contracts.at(-1)?.branchId ?? null,
    department: before?.department ?? null,
    project: before?.project ?? null,
    task: before?.task ?? null,
    comment: before?.comment ?? '',
    ...after,
    pauses,
  }
  const refused =
    (await problemOf(context, owner, change)) ?? (before ? await problemOf(context, owner, before) : undefined)
  if (refused) return refused
  const id = await writeBlock(context, tx, before?.id ?? context.core.ids.uuid(), row.user_id, change)
  const [stored] = await readActivities(tx, sql`a.id = ${id}`)
  await addCorrection(context, tx, {
    user: row.user_id,
    zone: await zoneOf(context, owner.person, owner.contracts),
    before: before ?? null,
    after: stored ?? null,
    reason: row.reason || 'Antrag',
    by: { id: row.user_id, name: owner.person.name },
    approvedBy: { id: session.userId, name: session.name },
  })
  return undefined
}
