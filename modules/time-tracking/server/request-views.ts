import type { Answer, Refusal } from '#platform/module.ts'
import type { LeaveAsked, TimeRequest } from '../contract.ts'
import { leftOf } from '../rules/leave.ts'
import { leaveAt, leaveDaysFor } from './balances.ts'
import { isTaken } from './absences.ts'
import type { RequestRow } from './decide.ts'
import { type TimeContext, zoneOf } from './people.ts'
import { addRequest } from './request-rows.ts'
import { swapBreaches } from './swap-effect.ts'
import { readTimes } from './times.ts'
import type { ClockPerson } from './tokens.ts'
import type { Owner } from './week.ts'

/**
 * Limits in days for the length of a requested absence, and for how far ahead it may be. The limits are needed, because every day of the
 * absence is computed each time the request is displayed.
 */
const LONGEST_LEAVE_DAYS = 2 * 366
const FURTHEST_LEAVE_DAYS = 3 * 366

/** Converts requests to the format of the API call. For an undecided request for leave it computes how many days of leave would remain. */
export async function viewsOf(
  context: TimeContext,
  rows: readonly RequestRow[],
  owners: readonly Owner[],
): Promise<TimeRequest[]> {
  const byId = new Map(owners.map((one) => [one.person.id, one]))
  const found: TimeRequest[] = []
  const staff = rows.some(({ payload }) => payload.shifts) ? await context.ports.staff(context.core.db) : []
  const nameOf = (id: string | null): string =>
    byId.get(id ?? '')?.person.name ?? staff.find((one) => one.id === id)?.name ?? ''
  for (const row of rows) {
    const owner = byId.get(row.user_id)
    const leave = row.payload.leave ?? null
    const { after, before, claimedAt } = row.payload
    found.push({
      id: row.id,
      user: row.user_id,
      name: nameOf(row.user_id),
      kind: row.kind,
      state: row.state,
      leave,
      correction:
        row.kind === 'correction'
          ? { from: after?.from ?? claimedAt ?? null, to: after?.to ?? null, before: before?.to ?? null }
          : null,
      shifts: (row.payload.shifts ?? []).map((one) => ({
        ...one,
        ownerName: nameOf(one.user),
        receiverName: nameOf(one.receiver),
      })),
      partner: row.partner_id
        ? { id: row.partner_id, name: nameOf(row.partner_id), agreedAt: row.partner_agreed_at }
        : null,
      breaches:
        row.state === 'open' && row.payload.shifts
          ? await swapBreaches(context, context.core.db, row.payload.shifts)
          : [],
      reason: row.reason,
      createdAt: row.created_at,
      decidedAt: row.decided_at,
      decidedByName: row.decided_by_name,
      decisionNote: row.decision_note,
      effect: owner && leave?.kind === 'holiday' && row.state === 'open' ? await effectOf(context, owner, leave) : null,
    })
  }
  return found
}

async function effectOf(
  context: TimeContext,
  { person, contracts }: Owner,
  leave: LeaveAsked,
): Promise<TimeRequest['effect']> {
  const zone = await zoneOf(context, person, contracts)
  const times = await readTimes(context.core.db, person.id, contracts, zone, context.core.clock.epochMs())
  const days = leaveDaysFor(times, leave)
  const at = leave.to > times.today ? leave.to : times.today
  return { days, left: leftOf(leaveAt(times, at)) - days }
}

/** Stores a person's request for an absence. Sickness is reported by the same API call. `reason` may be empty. */
export async function askLeave(
  context: TimeContext,
  who: ClockPerson,
  leave: LeaveAsked,
  reason: string,
): Promise<Answer<{ id: string }> | Refusal> {
  if (leave.from > leave.to) return { ok: false, code: 'field.choice', field: 'leave.to' }
  const first = Temporal.PlainDate.from(leave.from)
  const isTooLong = first.until(leave.to, { largestUnit: 'day' }).days > LONGEST_LEAVE_DAYS
  const isTooFar =
    first.since(context.core.clock.now().toZonedDateTimeISO(who.zone).toPlainDate()).total('days') > FURTHEST_LEAVE_DAYS
  if (isTooLong || isTooFar) return { ok: false, code: 'field.choice', field: isTooLong ? 'leave.to' : 'leave.from' }
  if (leave.from === leave.to && leave.halfFirst && leave.halfLast)
    return { ok: false, code: 'field.choice', field: 'leave.halfLast' }
  if (await isTaken(context.core.db, who.person.id, leave))
    return { ok: false, code: 'time.absence_overlap', field: 'leave.from' }
  const id = await context.core.db.tx((tx) =>
    addRequest(context, tx, { user: who.person.id, kind: 'leave', payload: { leave }, reason }),
  )
  return { ok: true, value: { id } }
}
