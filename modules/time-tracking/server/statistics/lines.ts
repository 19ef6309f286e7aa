import sql, { type Sql } from 'sql-template-tag'
import type { Named, WorkLine, WorkRange } from '#modules/statistics/ports.ts'
import type { Session } from '#platform/module.ts'
import type { WorkingActivity, WorkingSchedule } from '../../contract.ts'
import { type Block, dateOf, MINUTE, netOf, plannedBlock } from '../../rules/blocks.ts'
import { sharedMinutes } from '../../rules/shared-minutes.ts'
import { managedPeople, type TimeContext, zoneOf } from '../people.ts'
import { blockOf, readActivities, readSchedules } from '../rows.ts'
import { isCounted } from '../times.ts'
import { startOf } from '../week.ts'

type NameOf = (id: string | null) => Named

export async function readNames({ core, ports }: TimeContext): Promise<NameOf> {
  const rows = await core.db.many<{ id: string; name: string }>(
    sql`SELECT id, name FROM departments UNION ALL SELECT id, name FROM projects UNION ALL SELECT id, name FROM tasks`,
  )
  const names = new Map([...rows, ...(await ports.branches())].map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : { id, name: names.get(id) ?? '' })
}

/**
 * SQL condition: the column lies in the range, extended by two days on both sides. The extension is needed, because work days may begin
 * before the range, and because time zones differ.
 */
export const around = (column: Sql, from: string, to: string): Sql =>
  sql`${column} >= ${startOf(from, 'UTC', -2)} AND ${column} < ${startOf(to, 'UTC', 3)}`

interface Clocked extends Block {
  readonly one: WorkingActivity
}

/**
 * The blocks of work as they were at `until`, for a comparison with an earlier time of day: blocks that began later are left out, and
 * blocks that were running end at `until`.
 */
export function clockedUntil(activities: readonly WorkingActivity[], now: number, until: number): Clocked[] {
  return activities
    .filter((one) => isCounted(one, now) && Date.parse(one.from) < until)
    .map((one) => ({ ...cutAt(blockOf(one, now), until), one }))
}

const cutAt = ({ from, to, pauses }: Block, until: number): Block => ({
  from,
  to: Math.min(to, until),
  pauses: pauses
    .filter((pause) => pause.from < until)
    .map((pause) => ({ from: pause.from, to: Math.min(pause.to, until) })),
})

interface Planned extends Block {
  readonly shift: WorkingSchedule
}
export const plannedOf = (shift: WorkingSchedule): Planned => ({
  ...plannedBlock({ from: Date.parse(shift.from), to: Date.parse(shift.to), pauseMinutes: shift.pauseMinutes }),
  shift,
})

/** The recorded minutes of all people whom the signed-in user may manage, by person, work day, department, branch and project. */
export async function workedLines(
  context: TimeContext,
  session: Session,
  { from, to, branch, until }: WorkRange,
): Promise<WorkLine[]> {
  const { db, clock } = context.core
  const now = clock.epochMs()
  const [name, people] = [await readNames(context), await managedPeople(context, session, branch)]
  const ids = people.map(({ person }) => person.id)
  const rows = await readActivities(db, sql`a.user_id = ANY(${ids}) AND ${around(sql`a.starts_at`, from, to)}`)
  const byUser = Map.groupBy(rows, ({ user }) => user)
  const lines: WorkLine[] = []
  for (const { person, contracts } of people) {
    const blocks = clockedUntil(byUser.get(person.id) ?? [], now, until?.epochMilliseconds ?? Infinity)
    for (const { day, block, minutes } of sharedMinutes(blocks, await zoneOf(context, person, contracts))) {
      const { one } = block
      if (day < from || day > to || (branch !== undefined && one.branch !== branch)) continue
      lines.push({ day, user: person, ...placeOf(one, name), minutes, isOpen: one.to === null })
    }
  }
  return lines
}

const placeOf = (one: WorkingActivity | WorkingSchedule, name: NameOf) => ({
  department: name(one.department),
  branch: name(one.branch),
  project: name(one.project),
})

/** The minutes of published shifts, by person and work day. Open shifts have no person; they count on the day on which they start. */
export async function plannedLines(
  context: TimeContext,
  session: Session,
  { from, to, branch }: WorkRange,
): Promise<WorkLine[]> {
  const [name, people] = [await readNames(context), await managedPeople(context, session, branch)]
  const branches = await context.ports.branches()
  const rows = await readSchedules(
    context.core.db,
    sql`s.state IN ('published', 'changed') AND ${around(sql`s.starts_at`, from, to)}`,
  )
  const byUser = Map.groupBy(rows, ({ user }) => user)
  const isWanted = (day: string, shift: WorkingSchedule): boolean =>
    day >= from && day <= to && (branch === undefined || shift.branch === branch)
  const lines: WorkLine[] = []
  for (const { person, contracts } of people) {
    const blocks = (byUser.get(person.id) ?? []).map(plannedOf)
    for (const { day, block, minutes } of sharedMinutes(blocks, await zoneOf(context, person, contracts)))
      if (isWanted(day, block.shift))
        lines.push({ day, user: person, ...placeOf(block.shift, name), minutes, isOpen: false })
  }
  for (const shift of byUser.get(null) ?? []) {
    const zone = branches.find(({ id }) => id === shift.branch)?.timeZone ?? 'Europe/Vienna'
    const day = dateOf(Date.parse(shift.from), zone)
    const isOwn = session.roles.includes('ROLE_ADMIN') || session.branches.includes(shift.branch)
    if (!isOwn || !isWanted(day, shift)) continue
    const minutes = Math.round(netOf(plannedOf(shift)) / MINUTE)
    lines.push({ day, user: null, ...placeOf(shift, name), minutes, isOpen: false })
  }
  return lines
}
