import { branchesOf, readContracts, type TimeContext, zoneOf } from '../people.ts'
import type { ClockPerson } from '../tokens.ts'
import type { Kiosk } from './key.ts'

/**
 * Finds a person by id (`user`) who may use the terminal (kiosk). Undefined if the person does not work at the branch of the terminal, or
 * if the person's account is not enabled.
 */
export async function whoAt(context: TimeContext, kiosk: Kiosk, user: string): Promise<ClockPerson | undefined> {
  const { db } = context.core
  const [person] = await context.ports.staff(db, { id: user })
  if (!person?.isEnabled) return undefined
  const contracts = (await readContracts(db, [user])).get(user) ?? []
  if (!branchesOf(person, contracts).includes(kiosk.branch_id)) return undefined
  return { person, contracts, zone: await zoneOf(context, person, contracts), kind: 'kiosk' }
}
