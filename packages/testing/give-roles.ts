import sql from 'sql-template-tag'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#platform/db.ts'

/** Gives a user roles, also that of an administrator, without the password that the call asks for: sessions of tests have none. */
export const giveRoles = (db: Db, id: string, roles: readonly Role[]): Promise<unknown> =>
  db.run(sql`UPDATE users SET roles = ${JSON.stringify(roles)} WHERE id = ${id}`)
