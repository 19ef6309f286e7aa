import sql from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import type { Balances, ClockView } from '../../contract.ts'
import { contractOn } from '../../rules/balance.ts'
import { lengthOf, netOf, sum, workDays } from '../../rules/blocks.ts'
import { check, nextThreshold } from '../../rules/check.ts'
import { balancesAt, leaveAt } from '../balances.ts'
import { accountAt, daysIn, isCounted, readTimes } from '../times.ts'
import { leftOf } from '../../rules/leave.ts'
import { readDepartments, type TimeContext } from '../people.ts'
import { blockOf, readActivities, readSchedules, stateOf } from '../rows.ts'
import type { ClockPerson } from '../tokens.ts'
import { readProjects } from './choices.ts'
import { instant } from './steps.ts'
import { nextSeq } from './tap.ts'

interface Range {
  from?: string | undefined
  to?: string | undefined
}

const iso = (ms: number): string => instant(ms).toString({ smallestUnit: 'millisecond' })
const startOf = (date: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant()
const plus = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()

/** Reads everything that the time clock of a person shows now. */
export async function clockView(context: TimeContext, who: ClockPerson, device?: string): Promise<ClockView> {
  const { db, clock } = context.core
  const { person, contracts, zone } = who
  const now = clock.epochMs()
  const times = await readTimes(db, person.id, contracts, zone, now)
  const open = times.activities.find(({ to, isVoided }) => to === null && !isVoided)
  const blocks = times.activities.filter((one) => isCounted(one, now)).map((one) => blockOf(one, now))
  const recent = blocks.filter((one) => one.to > now - 8 * 86_400_000)
  const days = workDays(recent, zone)
  const isOpenCounted = open !== undefined && isCounted(open, now)
  const date = isOpenCounted ? (days.at(-1)?.date ?? times.today) : times.today
  const day = days.find((one) => one.date === date)
  const contract = contractOn(contracts, date)
  const departments = await readDepartments(db)
  const department = departments.get(contract?.departmentId ?? '')
  const branches = await context.ports.branches()
  const checked = {
    pack: contract?.rulePack ?? ('none' as const),
    zone,
    ...(department ? { sector: department.sector } : {}),
  }
  const next = isOpenCounted && day ? nextThreshold(day.blocks, checked) : undefined
  const planned = await readSchedules(
    db,
    sql`s.user_id = ${person.id} AND s.state IN ('published', 'changed') AND s.starts_at >= ${startOf(date, zone)}
      AND s.starts_at < ${startOf(plus(date, 1), zone)}`,
  )
  const [today] = daysIn(times, date, date)
  return {
    user: {
      id: person.id,
      name: person.name,
      username: person.email,
      branch: branches.find(({ id }) => id === (contract?.branchId ?? person.branches[0]))?.name ?? '',
      department: department?.name ?? '',
    },
    serverTime: iso(now),
    zone,
    state: stateOf(open),
    open: open ?? null,
    nextSeq: device === undefined ? 1 : await nextSeq(db, person.id, device),
    today: {
      date,
      worked: today?.worked ?? 0,
      target: today?.target ?? 0,
      paused: Math.floor(sum((day?.blocks ?? []).map((one) => lengthOf(one) - netOf(one))) / 60_000),
      planned: planned.map(({ from, to }) => ({ from, to })),
      blocks: (day?.blocks ?? []).map((one) => ({
        from: iso(one.from),
        to: iso(one.to),
        pauses: one.pauses.map((pause) => ({ from: iso(pause.from), to: iso(pause.to) })),
      })),
      next: next ? { ...next, at: iso(next.at) } : null,
    },
    breaches: check(recent, checked).filter((one) => one.date === date),
    projects: await readProjects(db),
    rulePack: checked.pack,
    account: accountAt(times, plus(date, -1)),
    leaveLeft: leftOf(leaveAt(times, date)),
  }
}

export async function balancesOf(context: TimeContext, who: ClockPerson, at?: string): Promise<Balances> {
  const { db, clock } = context.core
  const since = at === undefined ? undefined : `${at.slice(0, 7)}-01`
  return balancesAt(await readTimes(db, who.person.id, who.contracts, who.zone, clock.epochMs(), since), at)
}

/**
 * The published shifts of a person, and the open shifts (shifts without a person) of the person's branches. Without a range: from today
 * until 28 days later.
 */
export function ownSchedules(context: TimeContext, who: ClockPerson, range: Range) {
  const today = context.core.clock.now().toZonedDateTimeISO(who.zone).toPlainDate().toString()
  const from = range.from ?? today
  const to = range.to ?? plus(from, 28)
  const branches = [...new Set([...who.person.branches, ...who.contracts.map(({ branchId }) => branchId)])]
  return readSchedules(
    context.core.db,
    sql`(s.user_id = ${who.person.id} OR s.user_id IS NULL AND s.branch_id = ANY(${branches})) AND s.state IN ('published', 'changed')
      AND s.starts_at >= ${startOf(from, who.zone)} AND s.starts_at < ${startOf(plus(to, 1), who.zone)}`,
  )
}

/**
 * The recorded blocks of work of a person. Voided blocks are included, so that no recorded time disappears unnoticed. Without a range:
 * this month.
 */
export function ownActivities(context: TimeContext, who: ClockPerson, range: Range) {
  const today = context.core.clock.now().toZonedDateTimeISO(who.zone).toPlainDate().toString()
  const from = range.from ?? `${today.slice(0, 7)}-01`
  const to = range.to ?? today
  return readActivities(
    context.core.db,
    sql`a.user_id = ${who.person.id} AND a.starts_at >= ${startOf(from, who.zone)} AND a.starts_at < ${startOf(plus(to, 1), who.zone)}`,
  )
}

/** The recorded blocks of work of a person as a CSV file. Without a range: all until today. */
export async function ownExport(context: TimeContext, who: ClockPerson, range: Range) {
  const blocks = await ownActivities(context, who, {
    from: range.from ?? '2000-01-01',
    ...(range.to ? { to: range.to } : {}),
  })
  const local = (at: string | null): string =>
    at === null
      ? ''
      : Temporal.Instant.from(at).toZonedDateTimeISO(who.zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const now = context.core.clock.epochMs()
  return writeCsv([
    ['Beginn', 'Ende', 'Pausen', 'Minuten', 'Quelle', 'Bemerkung', 'Zurückgenommen'],
    ...blocks.map((one) => [
      local(one.from),
      local(one.to),
      one.pauses.map((pause) => `${local(pause.from)}/${local(pause.to)}`).join(' '),
      String(Math.floor(netOf(blockOf(one, now)) / 60_000 + 0.5)),
      one.source,
      one.comment,
      one.isVoided ? 'ja' : '',
    ]),
  ])
}
