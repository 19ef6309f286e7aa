import sql from 'sql-template-tag'
import { type StaffMail, staffMailTopic } from '#modules/identity/ports.ts'
import { type Handler, type Refusal, serve } from '#platform/module.ts'
import { requestEndpoints as calls } from '../contract.ts'
import { leftOf } from '../rules/leave.ts'
import { monthMailTexts } from '../words/mails.ts'
import { balancesAt, leaveAt } from './balances.ts'
import { ledgerOf } from './ledger.ts'
import { isMonthClosed } from './month-state.ts'
import { lockPerson } from './months/steps.ts'
import { managedPeople, managedPerson, type TimeContext, zoneOf } from './people.ts'
import { readTimes } from './times.ts'
import type { Owner } from './week.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** API calls with which managers see and change time accounts and leave. */
export function accountRoutes(context: TimeContext): Handler[] {
  const { db, clock, ids } = context.core
  const timesOf = async ({ person, contracts }: Owner) =>
    readTimes(db, person.id, contracts, await zoneOf(context, person, contracts), clock.epochMs())
  return [
    serve(calls.account, async ({ session, params }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner) return missing
      const times = await timesOf(owner)
      return {
        ok: true,
        value: {
          ...balancesAt(times),
          ledger: ledgerOf(times),
          entries: [...times.entries],
          notices: await db.many<{ year: string; days: number; lapsesOn: string; sentOn: string; byName: string }>(sql`
            SELECT leave_year AS year, days, lapses_on AS "lapsesOn", sent_on AS "sentOn", by_name AS "byName" FROM leave_notices
            WHERE user_id = ${params.user} ORDER BY sent_on, id`),
        },
      }
    }),
    serve(calls.book, async ({ session, params, body }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner || !session) return missing
      if (session.userId === params.user) return { ok: false, code: 'time.own_record' }
      const id = ids.uuid()
      const today = clock
        .now()
        .toZonedDateTimeISO(await zoneOf(context, owner.person, owner.contracts))
        .toPlainDate()
        .toString()
      return db.tx(async (tx) => {
        // The lock makes this API call wait while another one closes the month. If the month was closed first, the entry is refused. If
        // this call was first, the entry counts in the closed month.
        await lockPerson(tx, params.user)
        if (await isMonthClosed(tx, params.user, body.effectiveOn))
          return { ok: false, code: 'time.month_closed', field: 'effectiveOn' }
        await tx.run(sql`
          INSERT INTO account_entries (id, user_id, effective_on, posted_on, minutes, kind, reason, by_id, by_name, at)
          VALUES (${id}, ${params.user}, ${body.effectiveOn}, ${today}, ${body.minutes}, ${body.kind}, ${body.reason}, ${session.userId},
            ${session.name}, ${clock.now()})`)
        return { ok: true, value: { id } }
      })
    }),
    serve(calls.notice, async ({ session, params, body }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner || !session) return missing
      if (session.userId === params.user) return { ok: false, code: 'time.own_record' }
      const times = await timesOf(owner)
      const year = leaveAt(times, times.today).find((one) => one.year === body.year)
      if (!year || year.left <= 0) return { ok: false, code: 'field.choice', field: 'year' }
      const { person } = owner
      const t = monthMailTexts(person.locale)
      const id = ids.uuid()
      return db.tx(async (tx) => {
        await tx.run(sql`
          INSERT INTO leave_notices (id, user_id, leave_year, days, lapses_on, text, sent_on, by_name)
          VALUES (${id}, ${person.id}, ${year.year}, ${year.left}, ${year.lapsesOn}, ${body.text}, ${times.today}, ${session.name})`)
        const mail: StaffMail = {
          template: 'time.leave-notice',
          name: person.name,
          email: person.email,
          locale: person.locale,
          subject: t.noticeSubject(year.year),
          heading: t.noticeSubject(year.year),
          paragraphs: body.text.split('\n').filter((line) => line.trim() !== ''),
          action: { label: t.open, path: '/backend/stempeluhr' },
        }
        await context.core.outbox.add(tx, { topic: staffMailTopic, payload: { ...mail } })
        return { ok: true, status: 201, value: { id, days: year.left, lapsesOn: year.lapsesOn } }
      })
    }),
    serve(calls.holidayBalances, async ({ session, query }) => {
      if (!session) return missing
      const owners = (await managedPeople(context, session, query.branch)).filter(
        ({ contracts }) =>
          contracts.length > 0 &&
          (query.department === undefined || contracts.at(-1)?.departmentId === query.department),
      )
      const value = []
      for (const owner of owners) {
        const times = await timesOf(owner)
        const leave = leaveAt(times, query.at ?? times.today).map((year) => ({ ...year, usedFrom: [...year.usedFrom] }))
        value.push({ user: owner.person.id, name: owner.person.name, left: leftOf(leave), leave })
      }
      return { ok: true, value }
    }),
  ]
}
