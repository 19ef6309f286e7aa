import sql from 'sql-template-tag'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#platform/db.ts'

/**
 * Sets the roles of a user directly in the database, even to the role of an administrator. The API call for this requires a password, which
 * users of test sessions do not have.
 */
export const giveRoles = (db: Db, id: string, roles: readonly Role[]): Promise<unknown> =>
  db.run(sql`UPDATE users SET roles = ${JSON.stringify(roles)} WHERE id = ${id}`)
