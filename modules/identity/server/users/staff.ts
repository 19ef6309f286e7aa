import sql, { empty } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { StaffPerson } from '../../ports.ts'

/** Staff for other modules: without passwords and locks. */
export const readStaff = (db: Queries, one: { id?: string; email?: string } = {}): Promise<StaffPerson[]> =>
  db.many<StaffPerson>(sql`
    SELECT id, name, email, locale, roles, branches, is_enabled AS "isEnabled" FROM users
    ${one.id !== undefined ? sql`WHERE id = ${one.id}` : one.email !== undefined ? sql`WHERE email = ${one.email.toLowerCase()}` : empty}
    ORDER BY name, id`)
