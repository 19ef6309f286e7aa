import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { Actor, Answer, Refusal } from '#platform/module.ts'
import type { PersonMonth } from '../../contract.ts'
import { afterStep, blocking, type MonthStep } from '../../rules/month.ts'
import type { TimeContext } from '../people.ts'
import { dayAfter, lastOf } from '../times.ts'
import type { Owner } from '../week.ts'
import { figuresOf, hashOfMonth } from './figures.ts'
import { personMonth, problemsOf, readMonthRows, timesSince } from './read.ts'

/** Locks the times of a person until the transaction ends, so that changes of the same person wait for each other. */
export const lockPerson = (tx: Tx, user: string): Promise<unknown> =>
  tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`time.${user}`}, 0))`)

interface MonthChange {
  readonly step: MonthStep
  readonly note: string
  readonly by: { readonly id: string; readonly name: string }
  readonly actor?: Actor
}

/**
 * Performs one step of a person's month (docs/rules/time-tracking.md, Month close). Closing a closed month again changes nothing and
 * succeeds. Refused with `time.month_state` if the step is not possible in the current state. Refused with `time.month_blocked` if
 * problems of the month prevent the step.
 */
export const stepMonth = (
  context: TimeContext,
  owner: Owner,
  month: string,
  change: MonthChange,
): Promise<Answer<PersonMonth> | Refusal> =>
  context.core.db.tx(async (tx) => {
    const { clock } = context.core
    const user = owner.person.id
    await lockPerson(tx, user)
    const row = (await readMonthRows(tx, [user], month))[0]
    const state = row?.state ?? 'open'
    if (change.step === 'close' && state === 'closed')
      return { ok: true, value: await personMonth(context, tx, owner, month, row) }
    const next = afterStep(state, change.step)
    if (!next) return { ok: false, code: 'time.month_state', data: state }
    const times = await timesSince(context, tx, owner, month)
    const inTheWay = (await problemsOf(tx, times, user, month, clock.epochMs())).filter((one) =>
      blocking[change.step].includes(one),
    )
    if (inTheWay.length > 0) return { ok: false, code: 'time.month_blocked', data: inTheWay }
    const now = clock.now()
    const at = { submit: sql`submitted`, approve: sql`approved`, close: sql`closed`, return: undefined }[change.step]
    const stamp = at
      ? sql`, ${at}_at = ${now}, ${at}_by_name = ${change.by.name}${change.step === 'close' ? sql`` : sql`, ${at}_by = ${change.by.id}`}`
      : sql`, submitted_at = NULL, submitted_by = NULL, submitted_by_name = '', approved_at = NULL, approved_by = NULL, approved_by_name = ''`
    await tx.run(
      sql`INSERT INTO time_months (user_id, month, state) VALUES (${user}, ${month}, 'open') ON CONFLICT DO NOTHING`,
    )
    if (change.step === 'close') {
      const instant = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(times.zone).toInstant()
      await tx.run(sql`
        UPDATE time_months SET figures = ${JSON.stringify(figuresOf(times, month, clock.epochMs()))}, hash = ${hashOfMonth(times, month)},
          begins_at = ${instant(`${month}-01`)}, ends_at = ${instant(dayAfter(lastOf(month)))} WHERE user_id = ${user} AND month = ${month}`)
    }
    await tx.run(sql`
      UPDATE time_months SET state = ${next}, note = ${change.note}${stamp} WHERE user_id = ${user} AND month = ${month}`)
    await context.core.audit.write(tx, {
      action: `time.month-${change.step}`,
      entity: 'timeMonth',
      entityId: user,
      label: `${owner.person.name}, ${month}`,
      actor: change.actor ?? actorOf(undefined),
      before: { state },
      after: { state: next, month },
      ...(change.note ? { reason: change.note } : {}),
    })
    const [after] = await readMonthRows(tx, [user], month)
    return { ok: true, value: await personMonth(context, tx, owner, month, after) }
  })
