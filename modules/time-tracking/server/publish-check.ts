import sql from 'sql-template-tag'
import type { Refusal } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import type { WorkingSchedule } from '../contract.ts'
import { contractOn } from '../rules/balance.ts'
import { plannedBlock } from '../rules/blocks.ts'
import type { Breach } from '../rules/breach.ts'
import { check } from '../rules/check.ts'
import type { managedPeople, readDepartments } from './people.ts'
import { readSchedules } from './rows.ts'
import { startOf } from './week.ts'

/**
 * When a week is published, the shifts of this many days before and after the week are checked, too. The reason: rest periods and the mean
 * over several weeks depend on them.
 */
const AROUND_DAYS = 28

type WeekOf = { from: string; zone: string }
type Owners = Awaited<ReturnType<typeof managedPeople>>

/**
 * Reads the shifts of these people around the week, and the open shifts (shifts without a person) of their branches. Locks these shifts
 * until the transaction ends. A simultaneous change of a locked shift waits, and is then refused because the shift has a new version. All
 * API calls lock shifts in the sequence of their ids, so that there is never a deadlock.
 */
export async function heldShifts(tx: Tx, owners: Owners, branches: string[], week: WeekOf): Promise<WorkingSchedule[]> {
  const people = owners.map(({ person }) => person.id)
  const around = sql`(s.user_id = ANY(${people}) OR (s.user_id IS NULL AND s.branch_id = ANY(${branches}))) AND s.state <> 'withdrawn'
    AND s.starts_at >= ${startOf(week.from, week.zone, -AROUND_DAYS)} AND s.starts_at < ${startOf(week.from, week.zone, 7 + AROUND_DAYS)}`
  await tx.many(sql`SELECT s.id FROM working_schedules s WHERE ${around} ORDER BY s.id FOR UPDATE`)
  // While the statement above waited for a lock, another API call may have changed a shift. So the shifts are read after the lock.
  return readSchedules(tx, around)
}

export const isPublishable =
  (branches: readonly string[], { from, zone }: WeekOf) =>
  (shift: WorkingSchedule): boolean => {
    const at = Date.parse(shift.from)
    const isInWeek = at >= startOf(from, zone).epochMilliseconds && at < startOf(from, zone, 7).epochMilliseconds
    return shift.state === 'draft' && isInWeek && branches.includes(shift.branch)
  }

/**
 * Checks the shifts before they are published. Returns a refusal with the broken working-time rules (severity 'error'), or undefined if
 * there are none. Only `shifts` are checked, and the caller publishes only these shifts. So a draft that somebody adds in the meantime
 * stays a draft.
 */
export function breachesOf(
  owners: Owners,
  departments: Awaited<ReturnType<typeof readDepartments>>,
  shifts: readonly WorkingSchedule[],
  { from, zone }: WeekOf,
): Refusal | undefined {
  const to = Temporal.PlainDate.from(from).add({ days: 6 }).toString()
  const found: (Breach & { user: string; name: string })[] = []
  for (const { person, contracts } of owners) {
    const contract = contractOn(contracts, to) ?? contracts.at(-1)
    const blocks = shifts
      .filter(({ user }) => user === person.id)
      .map(({ from, to: end, pauseMinutes }) =>
        plannedBlock({ from: Date.parse(from), to: Date.parse(end), pauseMinutes }),
      )
    const sector = departments.get(contract?.departmentId ?? '')?.sector ?? 'general'
    for (const breach of check(blocks, { pack: contract?.rulePack ?? 'none', zone, sector }))
      if (breach.severity === 'error' && breach.date >= from && breach.date <= to)
        found.push({ ...breach, user: person.id, name: person.name })
  }
  if (found.length === 0) return undefined
  const names = [...new Set(found.map(({ name }) => name))].join(', ')
  return { ok: false, code: 'time.breaches', values: { count: found.length, names }, data: found }
}
