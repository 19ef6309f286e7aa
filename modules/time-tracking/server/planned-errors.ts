import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { WorkingSchedule } from '../contract.ts'
import { contractOn } from '../rules/balance.ts'
import { dateOf, plannedBlock } from '../rules/blocks.ts'
import type { Breach } from '../rules/breach.ts'
import { check } from '../rules/check.ts'
import { readContracts, readDepartments, type TimeContext, zoneOf } from './people.ts'
import { readSchedules } from './rows.ts'

/**
 * When a shift is changed, the person's shifts in this time before and after the changed shift are checked, too. The reason: rest periods
 * and the mean over several weeks depend on them.
 */
export const AROUND = { hours: 28 * 24 }
export type NamedBreach = Breach & { user: string; name: string }
type Planned = Pick<WorkingSchedule, 'from' | 'to' | 'pauseMinutes'>

/**
 * Finds the violations of working-time rules (severity 'error') that a change of one person's shifts would cause. `before` and `after`: the
 * shifts without and with the change. Violations that `before` already has are not returned. `at`: an instant; the contract on its day
 * decides which rules apply.
 */
export async function newErrors(
  context: TimeContext,
  db: Queries,
  { user, at, before, after }: { user: string; at: string; before: readonly Planned[]; after: readonly Planned[] },
): Promise<NamedBreach[]> {
  const [person] = await context.ports.staff(db, { id: user })
  if (!person) return []
  const contracts = (await readContracts(db, [user])).get(user) ?? []
  const zone = await zoneOf(context, person, contracts)
  const contract = contractOn(contracts, dateOf(Date.parse(at), zone)) ?? contracts.at(-1)
  const rules = {
    pack: contract?.rulePack ?? ('none' as const),
    zone,
    sector: (await readDepartments(db)).get(contract?.departmentId ?? '')?.sector ?? ('general' as const),
  }
  const errors = (list: readonly Planned[]) =>
    check(list.map(blockOf), rules).filter(({ severity }) => severity === 'error')
  const known = new Set(errors(before).map(({ code, date }) => `${code} ${date}`))
  return errors(after)
    .filter(({ code, date }) => !known.has(`${code} ${date}`))
    .map((breach) => ({ ...breach, user, name: person.name }))
}

const blockOf = ({ from, to, pauseMinutes }: Planned) =>
  plannedBlock({ from: Date.parse(from), to: Date.parse(to), pauseMinutes })

export function refusedFor(breaches: readonly NamedBreach[]): Refusal | undefined {
  if (breaches.length === 0) return undefined
  const names = [...new Set(breaches.map(({ name }) => name))].join(', ')
  return { ok: false, code: 'time.breaches', values: { count: breaches.length, names }, data: breaches }
}

/**
 * Refuses a change of a published shift that would cause a new violation of a working-time rule (severity 'error'). Undefined: the change
 * is allowed. Drafts and open shifts (shifts without a person) are not checked here; they are checked when they are published or get a
 * person. The shifts of the person are locked, so that two simultaneous changes are checked one after the other.
 */
export async function refusedChange(
  context: TimeContext,
  tx: Tx,
  shift: WorkingSchedule,
  next: Planned & { user: string | null },
): Promise<Refusal | undefined> {
  const { user } = next
  if (shift.state === 'draft' || user === null) return undefined
  const [early, late] = [shift.from, next.from]
    .map((at) => Temporal.Instant.from(at))
    .toSorted(Temporal.Instant.compare)
  if (!early || !late) return undefined
  const around = sql`(s.user_id = ${user} OR s.id = ${shift.id}) AND s.state IN ('published', 'changed')
    AND s.starts_at > ${early.subtract(AROUND)} AND s.starts_at < ${late.add(AROUND)}`
  await tx.many(sql`SELECT s.id FROM working_schedules s WHERE ${around} ORDER BY s.id FOR UPDATE`)
  const held = await readSchedules(tx, around)
  const before = held.filter((one) => one.user === user)
  const after = [...before.filter(({ id }) => id !== shift.id), next]
  return refusedFor(await newErrors(context, tx, { user, at: next.from, before, after }))
}
