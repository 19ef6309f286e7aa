import sql from 'sql-template-tag'
import type { Failure } from '#kernel/result.ts'
import type { User } from '../../contract.ts'
import type { Tx } from '#platform/db.ts'

type Standing = Pick<User, 'roles' | 'branches' | 'isEnabled' | 'expiresAt'>

/** True if the user is an administrator who may sign in and whose account has no end date. */
const isLastingAdmin = (user: Standing): boolean =>
  user.roles.includes('ROLE_ADMIN') && user.isEnabled && user.expiresAt == null

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

/**
 * Refuses a change in which users change their own roles or branches, even if they would lose rights (docs/rules/back-office.md, Roles).
 * Code: auth.self_promotion. Undefined: the change is allowed.
 */
export function refuseSelfChange(before: Standing, after: Standing, isSelf: boolean): Failure | undefined {
  if (!isSelf) return undefined
  if (!sameSet(before.roles, after.roles)) return { code: 'auth.self_promotion', field: 'roles' }
  return sameSet(before.branches, after.branches) ? undefined : { code: 'auth.self_promotion', field: 'branches' }
}

/**
 * Refuses a change after which no administrator with a lasting account would remain. A lock makes simultaneous changes wait for each other,
 * so that two changes cannot remove the last two administrators. Code: auth.last_admin. Undefined: the change is allowed.
 */
export async function refuseLastAdmin(
  tx: Tx,
  userId: string,
  before: Standing,
  after: Standing | undefined,
): Promise<Failure | undefined> {
  if (!isLastingAdmin(before) || (after && isLastingAdmin(after))) return undefined
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('identity.last-admin', 0))`)
  const other = await tx.first(sql`
    SELECT id FROM users WHERE id <> ${userId} AND roles ? 'ROLE_ADMIN' AND is_enabled AND expires_at IS NULL LIMIT 1`)
  return other ? undefined : { code: 'auth.last_admin' }
}

/**
 * True if the user's sessions must end after this change: the user is switched off or locked, or has other roles or branches than before
 * (docs/rules/security.md, Sessions).
 */
export const endsSessions = (before: Standing, after: Standing & Pick<User, 'isLocked'>): boolean =>
  !after.isEnabled || after.isLocked || !sameSet(before.roles, after.roles) || !sameSet(before.branches, after.branches)
