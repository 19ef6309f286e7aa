import sql from 'sql-template-tag'
import { brokenExclusion } from '#platform/postgres/failures.ts'
import type { Tx } from '#platform/db.ts'
import { type Handler, type Refusal, serve, type Session } from '#platform/module.ts'
import { requestEndpoints as calls, swapEndpoints as swapCalls, type TimeRequest } from '../contract.ts'
import { isTooLong } from './corrections.ts'
import { decide, type RequestRow } from './decide.ts'
import { lockPerson } from './months/steps.ts'
import { managedPeople, managedPerson, type TimeContext } from './people.ts'
import { askLeave, viewsOf } from './request-views.ts'
import { addRequest } from './request-rows.ts'
import { readActivities } from './rows.ts'
import { askShift, askSwap, colleaguesOf, consent } from './swaps.ts'
import { tellDecision } from './tell-decision.ts'
import { personOf } from './tokens.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const columns = sql`r.id, r.user_id, r.kind, r.state, r.payload, r.reason, r.created_at, r.decided_at, r.decided_by_name, r.decision_note,
  r.partner_id, r.partner_agreed_at`

/**
 * API calls for requests of staff. A person makes a request with the access token of the time clock; a manager decides about it in the back
 * office.
 */
export function requestRoutes(context: TimeContext): Handler[] {
  const { db, clock } = context.core
  const rowOf = (tx: Pick<Tx, 'first'>, id: string, lock = false) =>
    tx.first<RequestRow>(
      sql`SELECT ${columns} FROM time_requests r WHERE r.id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
    )
  /**
   * Finds a request of a person whom the signed-in user manages. Undefined: there is no such request. The user's own requests are found,
   * too; the API calls below refuse to decide them.
   */
  const ofOther = async (session: Session | undefined, id: string) => {
    const row = await rowOf(db, id)
    const owner = row ? await managedPerson(context, session, row.user_id) : undefined
    return row && owner && session ? { row, owner, session } : undefined
  }
  return [
    serve(calls.own, async ({ params }) => {
      const who = await personOf(context, params)
      if (!who) return missing
      const rows = await db.many<RequestRow>(
        sql`SELECT ${columns} FROM time_requests r
          WHERE r.user_id = ${who.person.id} OR r.partner_id = ${who.person.id} ORDER BY r.created_at DESC LIMIT 100`,
      )
      return { ok: true, value: await viewsOf(context, rows, [{ person: who.person, contracts: [...who.contracts] }]) }
    }),
    serve(calls.ask, async ({ params, body }) => {
      const who = await personOf(context, params)
      if (!who) return missing
      const { leave, correction, shift, swap } = body
      if ([leave, correction, shift, swap].filter((one) => one !== undefined).length !== 1)
        return { ok: false, code: 'request.invalid' }
      if (shift !== undefined) return askShift(context, who, shift, body.reason)
      if (swap) return askSwap(context, who, swap, body.reason)
      if (leave) return askLeave(context, who, leave, body.reason)
      if (!correction || !(correction.from < correction.to) || Date.parse(correction.to) > clock.epochMs())
        return { ok: false, code: 'time.block_times', field: 'correction.to' }
      if (isTooLong(correction)) return { ok: false, code: 'time.block_length', field: 'correction.to' }
      if (body.reason.length < 3) return { ok: false, code: 'field.required', field: 'reason' }
      const [before] =
        correction.activity === null
          ? []
          : await readActivities(db, sql`a.id = ${correction.activity} AND a.user_id = ${who.person.id}`)
      if (correction.activity !== null && !before)
        return { ok: false, code: 'field.choice', field: 'correction.activity' }
      const payload = {
        activity: correction.activity,
        before: before ? { from: before.from, to: before.to } : null,
        after: { from: correction.from, to: correction.to },
      }
      const id = await db.tx((tx) =>
        addRequest(context, tx, { user: who.person.id, kind: 'correction', payload, reason: body.reason }),
      )
      return { ok: true, value: { id } }
    }),
    serve(calls.withdraw, async ({ params }) => {
      const who = await personOf(context, params)
      const done = who
        ? await db.run(sql`
            UPDATE time_requests SET state = 'withdrawn', decided_at = ${clock.now()}
            WHERE id = ${params.id} AND user_id = ${who.person.id} AND state = 'open' AND NOT payload ? 'claimedAt'`)
        : 0
      return done > 0 ? { ok: true, value: null } : missing
    }),
    serve(swapCalls.consent, async ({ params, body }) => {
      const who = await personOf(context, params)
      return who ? consent(context, who, { id: params.id, isAgreed: body.isAgreed }) : missing
    }),
    serve(swapCalls.colleagues, async ({ params }) => {
      const who = await personOf(context, params)
      return who ? { ok: true, value: await colleaguesOf(context, who) } : missing
    }),
    serve(calls.list, async ({ session, query }) => {
      if (!session) return missing
      const owners = await managedPeople(context, session)
      const rows = await db.many<RequestRow>(sql`
        SELECT ${columns} FROM time_requests r WHERE r.user_id = ANY(${owners.map(({ person }) => person.id)})
        AND (${query.state ?? null}::text IS NULL OR r.state = ${query.state ?? null}) ORDER BY r.created_at DESC LIMIT 200`)
      const value: TimeRequest[] = await viewsOf(context, rows, owners)
      return { ok: true, value }
    }),
    serve(calls.decide, async ({ session, params, body }) => {
      const found = await ofOther(session, params.id)
      if (!found) return missing
      if ([found.row.user_id, found.row.partner_id].includes(found.session.userId))
        return { ok: false, code: 'time.own_record' }
      if (!body.isApproved && body.note.length < 3) return { ok: false, code: 'field.required', field: 'note' }
      try {
        return await db.tx(async (tx) => {
          const row = await rowOf(tx, params.id, true)
          if (row?.state !== 'open') return { ok: false, code: 'time.request_decided', data: row?.state }
          return decide(context, tx, { ...found, row }, body)
        })
      } catch (error) {
        if (brokenExclusion(error) === undefined) throw error
        return { ok: false, code: 'time.overlap' }
      }
    }),
    serve(calls.cancel, async ({ session, params, body }) => {
      const found = await ofOther(session, params.id)
      if (!found) return missing
      if (found.row.user_id === found.session.userId) return { ok: false, code: 'time.own_record' }
      return db.tx(async (tx) => {
        await lockPerson(tx, found.row.user_id)
        const done = await tx.run(sql`
          UPDATE absences SET cancelled_at = ${clock.now()} WHERE request_id = ${params.id} AND cancelled_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM time_months m WHERE m.user_id = absences.user_id AND m.state = 'closed'
            AND m.month BETWEEN to_char(from_date, 'YYYY-MM') AND to_char(to_date, 'YYYY-MM'))`)
        if (done === 0) return { ok: false, code: 'time.request_decided' }
        await tx.run(sql`
          UPDATE time_requests SET state = 'cancelled', version = version + 1, decided_at = ${clock.now()}, decided_by = ${found.session.userId},
            decided_by_name = ${found.session.name}, decision_note = ${body.reason} WHERE id = ${params.id}`)
        await tellDecision(context, tx, found.row, { state: 'cancelled', note: body.reason }, found.session)
        return { ok: true, value: null }
      })
    }),
  ]
}
