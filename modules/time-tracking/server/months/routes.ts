import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type Answer, type Handler, type Refusal, serve, type Session } from '#platform/module.ts'
import { type StaffMail, staffMailTopic } from '#modules/identity/ports.ts'
import { monthEndpoints as calls, type PersonMonth } from '../../contract.ts'
import type { MonthStep } from '../../rules/month.ts'
import { monthMailTexts } from '../../words/mails.ts'
import { managedPeople, managedPerson, type TimeContext } from '../people.ts'
import { lastOf } from '../times.ts'
import { personOf } from '../tokens.ts'
import { counterIn } from './counter.ts'
import { personMonth, readMonthRows } from './read.ts'
import { stepMonth } from './steps.ts'
import { readExports } from '../payroll/exports.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** API calls for closing months: submit, return, approve, close, and correct a closed month (docs/rules/time-tracking.md, Month close). */
export function monthRoutes(context: TimeContext): Handler[] {
  const { db, clock } = context.core
  const step = (name: MonthStep) =>
    serve(calls[name], async ({ session, params, body }): Promise<Answer<PersonMonth> | Refusal> => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner || !session) return missing
      if (session.userId === params.user) return { ok: false, code: 'time.own_record' }
      if (name === 'return' && body.note.trim().length < 3) return { ok: false, code: 'field.required', field: 'note' }
      const by = { id: session.userId, name: session.name }
      return stepMonth(context, owner, params.month, {
        step: name,
        note: body.note.trim(),
        by,
        actor: actorOf(session),
      })
    })
  return [
    serve(calls.list, async ({ session, query }) =>
      session ? { ok: true, value: await list(context, session, query) } : missing,
    ),
    step('submit'),
    step('return'),
    step('approve'),
    step('close'),
    serve(calls.correct, async ({ session, params, body }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner || !session) return missing
      if (session.userId === params.user) return { ok: false, code: 'time.own_record' }
      const by = { id: session.userId, name: session.name }
      return counterIn(context, owner, { ...body, by })
    }),
    serve(calls.remind, async ({ session, params }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner) return missing
      const { person } = owner
      const t = monthMailTexts(person.locale)
      return db.tx(async (tx) => {
        const now = clock.now()
        await tx.run(sql`
          INSERT INTO time_months (user_id, month, state) VALUES (${person.id}, ${params.month}, 'open') ON CONFLICT DO NOTHING`)
        const done = await tx.run(sql`
          UPDATE time_months SET reminded_at = ${now} WHERE user_id = ${person.id} AND month = ${params.month} AND state = 'open'
            AND (reminded_at IS NULL OR reminded_at <= ${now.subtract({ hours: 24 })})`)
        if (done === 0) return { ok: false, code: 'time.already_reminded' }
        const name = t.month(params.month)
        const mail: StaffMail = {
          template: 'time.month-reminder',
          name: person.name,
          email: person.email,
          locale: person.locale,
          subject: t.remindSubject(name),
          heading: t.remindSubject(name),
          paragraphs: [t.remindText(name)],
          action: { label: t.open, path: '/backend/stempeluhr' },
        }
        await context.core.outbox.add(tx, { topic: staffMailTopic, payload: { ...mail } })
        return { ok: true, value: { at: now.toString() } }
      })
    }),
    serve(calls.own, async ({ params }) => {
      const who = await personOf(context, params)
      if (!who) return missing
      const owner = { person: who.person, contracts: [...who.contracts] }
      const rows = await readMonthRows(db, [who.person.id])
      const today = clock.now().toZonedDateTimeISO(who.zone).toPlainDate().toPlainYearMonth()
      const first = who.contracts[0]?.from.slice(0, 7) ?? today.toString()
      const months = [0, 1, 2].map((back) => today.subtract({ months: back }).toString()).filter((one) => one >= first)
      const value: PersonMonth[] = []
      for (const month of months)
        value.push(
          await personMonth(
            context,
            db,
            owner,
            month,
            rows.find((row) => row.month === month),
          ),
        )
      return { ok: true, value }
    }),
    serve(calls.submitOwn, async ({ params }) => {
      const who = await personOf(context, params)
      if (!who) return missing
      const by = { id: who.person.id, name: who.person.name }
      const actor = { type: 'user' as const, ...by }
      return stepMonth(context, { person: who.person, contracts: [...who.contracts] }, params.month, {
        step: 'submit',
        note: '',
        by,
        actor,
      })
    }),
  ]
}

async function list(context: TimeContext, session: Session, query: { month: string; branch?: string | undefined }) {
  const { db } = context.core
  const last = lastOf(query.month)
  const owners = (await managedPeople(context, session, query.branch)).filter(({ contracts }) =>
    contracts.some(({ from, to }) => from <= last && (to === null || to >= `${query.month}-01`)),
  )
  const users = owners.map(({ person }) => person.id)
  const rows = new Map((await readMonthRows(db, users, query.month)).map((row) => [row.user_id, row]))
  const people: PersonMonth[] = []
  for (const owner of owners) people.push(await personMonth(context, db, owner, query.month, rows.get(owner.person.id)))
  const from = `${query.month}-01`
  const counts = await db.first<{ entries: number; corrected: number; decided: number }>(sql`
    SELECT
      (SELECT count(*) FROM working_activities WHERE user_id = ANY(${users}) AND voided_at IS NULL
        AND to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM') = ${query.month}) AS entries,
      (SELECT count(*) FROM time_corrections WHERE user_id = ANY(${users}) AND work_date BETWEEN ${from} AND ${last}) AS corrected,
      (SELECT count(*) FROM time_requests WHERE user_id = ANY(${users}) AND state IN ('approved', 'refused')
        AND coalesce(payload #>> '{leave,from}', left(payload #>> '{after,from}', 10)) BETWEEN ${from} AND ${last}) AS decided`)
  return {
    month: query.month,
    people: people.toSorted((one, other) => one.name.localeCompare(other.name)),
    entries: counts?.entries ?? 0,
    corrected: counts?.corrected ?? 0,
    decided: counts?.decided ?? 0,
    exports: await readExports(db, query.month),
  }
}
