import sql from 'sql-template-tag'
import { type Handler, type Refusal, serve } from '#platform/module.ts'
import { requestEndpoints as calls } from '../contract.ts'
import { leftOf } from '../rules/leave.ts'
import { balancesAt, leaveAt } from './balances.ts'
import { isMonthClosed } from './month-state.ts'
import { managedPeople, managedPerson, type TimeContext, zoneOf } from './people.ts'
import { readTimes } from './times.ts'
import type { Owner } from './week.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** Time accounts and leave, as managers see them. */
export function accountRoutes(context: TimeContext): Handler[] {
  const { db, clock, ids } = context.core
  const timesOf = async ({ person, contracts }: Owner) =>
    readTimes(db, person.id, contracts, await zoneOf(context, person, contracts), clock.epochMs())
  return [
    serve(calls.account, async ({ session, params }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner) return missing
      const times = await timesOf(owner)
      return { ok: true, value: { ...balancesAt(times), entries: [...times.entries] } }
    }),
    serve(calls.book, async ({ session, params, body }) => {
      const owner = await managedPerson(context, session, params.user)
      if (!owner || !session) return missing
      if (session.userId === params.user) return { ok: false, code: 'time.own_record' }
      if (await isMonthClosed(db, params.user, body.effectiveOn))
        return { ok: false, code: 'time.month_closed', field: 'effectiveOn' }
      const id = ids.uuid()
      const today = clock
        .now()
        .toZonedDateTimeISO(await zoneOf(context, owner.person, owner.contracts))
        .toPlainDate()
        .toString()
      await db.run(sql`
        INSERT INTO account_entries (id, user_id, effective_on, posted_on, minutes, kind, reason, by_id, by_name, at)
        VALUES (${id}, ${params.user}, ${body.effectiveOn}, ${today}, ${body.minutes}, ${body.kind}, ${body.reason}, ${session.userId},
          ${session.name}, ${clock.now()})`)
      return { ok: true, value: { id } }
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
