import sql from 'sql-template-tag'
import { optional, type PortsOf } from '#platform/ports.ts'
import { forecastPort } from '#modules/statistics/ports.ts'
import { branchesPort } from '#modules/branches/ports.ts'
import { type StaffPerson, staffPort } from '#modules/identity/ports.ts'
import type { Queries } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import { seesBranch } from '#platform/module.ts'
import {
  type Department,
  departmentEntity,
  type WorkingActivity,
  type WorkingContract,
  workingContractEntity,
} from '../contract.ts'
import { type ContractTerms } from '../rules/balance.ts'

export const timeNeeds = { staff: staffPort, branches: branchesPort, forecast: optional(forecastPort) }
type TimePorts = PortsOf<typeof timeNeeds>
/** What every function of this module needs: the core of the brand, and the ports of other modules. */
export interface TimeContext {
  readonly core: BrandCore
  readonly ports: TimePorts
}

export type Contract = WorkingContract & ContractTerms

const contracts = entityTable(workingContractEntity)
const departments = entityTable(departmentEntity)

const termsOf = (one: WorkingContract): Contract => ({ ...one, from: one.validFrom, to: one.validTo ?? null })

/** Reads contracts, grouped by person, the oldest first. `users`: reads only the contracts of these people; undefined: all contracts. */
export async function readContracts(db: Queries, users?: readonly string[]): Promise<Map<string, Contract[]>> {
  const rows = await db.many<Record<string, unknown>>(
    users
      ? sql`SELECT * FROM working_contracts WHERE user_id = ANY(${[...users]}) ORDER BY valid_from`
      : sql`SELECT * FROM working_contracts ORDER BY valid_from`,
  )
  const found = new Map<string, Contract[]>()
  for (const row of rows) {
    const one = termsOf(contracts.fromRow(row))
    found.set(one.userId, [...(found.get(one.userId) ?? []), one])
  }
  return found
}

export async function readDepartments(db: Queries): Promise<Map<string, Department>> {
  const rows = await db.many<Record<string, unknown>>(sql`SELECT * FROM departments ORDER BY name, id`)
  return new Map(rows.map((row) => departments.fromRow(row)).map((one) => [one.id, one]))
}

/**
 * The time zone in which a person's days are counted: the zone of the branch in the latest contract. Without a contract: the zone of the
 * first branch of the user account.
 */
export async function zoneOf({ ports }: TimeContext, person: StaffPerson, own: readonly Contract[]): Promise<string> {
  const branches = await ports.branches()
  const id = own.at(-1)?.branchId ?? person.branches[0]
  return (branches.find((one) => one.id === id) ?? branches[0])?.timeZone ?? 'Europe/Vienna'
}

/** Ids of the branches in which a person works, according to the user account and the contracts. */
export const branchesOf = (person: StaffPerson, own: readonly Contract[]): string[] => [
  ...new Set([...person.branches, ...own.map(({ branchId }) => branchId)]),
]

/**
 * Whether the signed-in user may manage the times of this person. Administrators may manage everybody. Back-office users may manage the
 * people who work in one of their branches (docs/rules/time-tracking.md, Rights).
 */
const manages = (session: Session, person: StaffPerson, own: readonly Contract[]): boolean =>
  session.roles.includes('ROLE_ADMIN') ||
  (session.roles.includes('ROLE_BACKOFFICE') && branchesOf(person, own).some((id) => seesBranch(session, id)))

/** Whether this user is a manager of the branch: an administrator, or a back-office user of the branch. */
export const seesBranchOf = ({ roles, branches }: StaffPerson, branch: string): boolean =>
  roles.includes('ROLE_ADMIN') || (roles.includes('ROLE_BACKOFFICE') && branches.includes(branch))

/**
 * The people whose times the signed-in user may manage, with their contracts. People whose account is switched off are included only if
 * they have a contract. `branch`: only people of this branch.
 */
export async function managedPeople(
  context: TimeContext,
  session: Session,
  branch?: string,
): Promise<{ person: StaffPerson; contracts: Contract[] }[]> {
  const { db } = context.core
  const [staff, all] = [await context.ports.staff(db), await readContracts(db)]
  return staff
    .map((person) => ({ person, contracts: all.get(person.id) ?? [] }))
    .filter(({ person, contracts: own }) => manages(session, person, own) && (person.isEnabled || own.length > 0))
    .filter(({ person, contracts: own }) => branch === undefined || branchesOf(person, own).includes(branch))
}

/**
 * Adds the flag 'disabled' to running blocks of work of people whose account is switched off. These people cannot end the block
 * themselves, so a manager must enter the end.
 */
export function flagDisabled(
  activities: readonly WorkingActivity[],
  people: readonly { person: StaffPerson }[],
): WorkingActivity[] {
  const gone = new Set(people.filter(({ person }) => !person.isEnabled).map(({ person }) => person.id))
  return activities.map((one) =>
    one.to === null && !one.isVoided && gone.has(one.user) ? { ...one, flags: [...one.flags, 'disabled'] } : one,
  )
}

/** Finds a person by id. Undefined: the person does not exist, or the signed-in user may not manage their times. */
export async function managedPerson(
  context: TimeContext,
  session: Session | undefined,
  id: string,
  db: Queries = context.core.db,
): Promise<{ person: StaffPerson; contracts: Contract[] } | undefined> {
  const [person] = await context.ports.staff(db, { id })
  if (!session || !person) return undefined
  const own = (await readContracts(db, [id])).get(id) ?? []
  return manages(session, person, own) ? { person, contracts: own } : undefined
}
