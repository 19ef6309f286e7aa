import sql from 'sql-template-tag'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#platform/db.ts'

/** Gives a user roles, also the role of an administrator, without the password that the call requires. Users of test sessions have no password. */
export const giveRoles = (db: Db, id: string, roles: readonly Role[]): Promise<unknown> =>
  db.run(sql`UPDATE users SET roles = ${JSON.stringify(roles)} WHERE id = ${id}`)
