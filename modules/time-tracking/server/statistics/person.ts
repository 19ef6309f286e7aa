import sql from 'sql-template-tag'
import type { TimeProfile, WorkEntry } from '#modules/statistics/ports.ts'
import type { Session } from '#platform/module.ts'
import { contractOn, daysOf, totalOf } from '../../rules/balance.ts'
import { type Block, lengthOf, MINUTE, minutesByDay, sum } from '../../rules/blocks.ts'
import { check } from '../../rules/check.ts'
import { leftOf } from '../../rules/leave.ts'
import { sharedMinutes } from '../../rules/shared-minutes.ts'
import { leaveAt } from '../balances.ts'
import { type Contract, managedPerson, readContracts, readDepartments, type TimeContext, zoneOf } from '../people.ts'
import { readActivities, readSchedules } from '../rows.ts'
import { accountAt, inputOf, readTimes, totalsIn } from '../times.ts'
import { around, clockedUntil, plannedOf, readNames } from './lines.ts'

/**
 * Finds the person with the id `user`, if the signed-in user may see this person's times: the user manages the person, or the times are the
 * user's own. Undefined: the user may not see this person.
 */
async function seen(context: TimeContext, session: Session, user: string) {
  const managed = await managedPerson(context, session, user)
  if (managed || session.userId !== user) return managed
  const { db } = context.core
  const [person] = await context.ports.staff(db, { id: user })
  return person && { person, contracts: (await readContracts(db, [user])).get(user) ?? [] }
}

/**
 * Computes a person's time account at `now`, and how the planned shifts will change it until `end`. Returns 'unknown' if the signed-in
 * user may not see this person, and 'now' if today is not between `start` and `end` (docs/rules/statistics.md, Working time).
 */
export async function readProfile(
  context: TimeContext,
  session: Session,
  { user, start, now, end }: { user: string; start: string; now: Temporal.Instant; end: string },
): Promise<TimeProfile | 'unknown' | 'now'> {
  const owner = await seen(context, session, user)
  if (!owner) return 'unknown'
  const { contracts } = owner
  const { db } = context.core
  const zone = await zoneOf(context, owner.person, contracts)
  const at = now.epochMilliseconds
  const times = await readTimes(db, user, contracts, zone, at, start)
  const { today } = times
  if (today < start || today > end) return 'now'
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const past = start <= yesterday ? totalsIn(times, start, yesterday) : totalOf([])
  const ahead = totalOf(daysOf(today, end, inputOf(times)))
  const clocked = clockedUntil(times.activities, at, at)
  const rows = await readSchedules(
    db,
    sql`s.user_id = ${user} AND s.state IN ('published', 'changed') AND ${around(sql`s.starts_at`, today, end)}`,
  )
  const shifts = rows.map(plannedOf)
  const byDay = minutesByDay(shifts, zone)
  const planned = sum([...byDay].map(([date, minutes]) => (date > today && date <= end ? minutes : 0)))
  const ofToday = Math.max(byDay.get(today) ?? 0, minutesByDay(clocked, zone).get(today) ?? 0)
  const balanceNow = accountAt(times, yesterday)
  const change = planned + ofToday + ahead.credit - ahead.target
  const known = [...clocked, ...shifts.filter(({ from }) => from >= at)]
  return {
    worked: past.worked,
    credit: past.credit,
    target: past.target,
    planned: planned + ofToday,
    plannedCredit: ahead.credit,
    plannedTarget: ahead.target,
    balance: past.balance,
    forecast: past.balance + change,
    balanceNow,
    balanceEnd: balanceNow + change,
    leaveLeft: leftOf(leaveAt(times, today)),
    breaches: await breachesIn(context, known, { start, end, zone, contracts }),
  }
}

async function breachesIn(
  context: TimeContext,
  blocks: readonly Block[],
  { start, end, zone, contracts }: { start: string; end: string; zone: string; contracts: readonly Contract[] },
): Promise<TimeProfile['breaches']> {
  const contract = contractOn(contracts, end) ?? contracts.at(-1)
  const department = (await readDepartments(context.core.db)).get(contract?.departmentId ?? '')
  return check(blocks, { pack: contract?.rulePack ?? 'none', zone, sector: department?.sector ?? 'general' })
    .filter(({ date, code }) => date >= start && date <= end && code !== 'notChecked')
    .map(({ date, code, severity, found, required }) => ({ date, code, severity, found, required }))
}

/**
 * The recorded blocks of work of one person by work day, with their minutes. The minutes of the blocks of a day add up to the minutes of
 * the day. Undefined if the signed-in user may not see this person.
 */
export async function readEntries(
  context: TimeContext,
  session: Session,
  { user, start, end }: { user: string; start: string; end: string },
): Promise<WorkEntry[] | undefined> {
  const owner = await seen(context, session, user)
  if (!owner) return undefined
  const { db, clock } = context.core
  const [zone, name] = [await zoneOf(context, owner.person, owner.contracts), await readNames(context)]
  const rows = await readActivities(db, sql`a.user_id = ${user} AND ${around(sql`a.starts_at`, start, end)}`)
  const blocks = clockedUntil(rows, clock.epochMs(), Infinity)
  return sharedMinutes(blocks, zone).flatMap(({ day, block: { one, pauses }, minutes }) => {
    if (day < start || day > end) return []
    const { from, to, source, flags } = one
    const pauseMinutes = Math.round(sum(pauses.map(lengthOf)) / MINUTE)
    const [project, task] = [name(one.project)?.name ?? null, name(one.task)?.name ?? null]
    return [{ day, from, to, pauseMinutes, minutes, project, task, source, flags: [...flags] }]
  })
}
