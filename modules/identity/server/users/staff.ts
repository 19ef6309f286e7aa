import sql, { empty } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { StaffPerson } from '../../ports.ts'

/** Staff users for other modules, without passwords and locks. A user whose account has expired is not enabled. */
export const readStaff = (
  db: Queries,
  now: Temporal.Instant,
  one: { id?: string; email?: string } = {},
): Promise<StaffPerson[]> =>
  db.many<StaffPerson>(sql`
    SELECT id, name, email, locale, roles, branches, is_enabled AND (expires_at IS NULL OR expires_at > ${now}) AS "isEnabled" FROM users
    ${one.id !== undefined ? sql`WHERE id = ${one.id}` : one.email !== undefined ? sql`WHERE email = ${one.email.toLowerCase()}` : empty}
    ORDER BY name, id`)

/** The user with this id. Undefined if the user could not sign in now. */
export const readActingStaff = async (
  db: Queries,
  id: string,
  now: Temporal.Instant,
): Promise<StaffPerson | undefined> => {
  const may = await db.first(sql`SELECT id FROM users WHERE id = ${id} AND NOT is_locked`)
  const person = may && (await readStaff(db, now, { id }))[0]
  return person?.isEnabled ? person : undefined
}
