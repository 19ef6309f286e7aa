import sql, { empty } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { StaffPerson } from '../../ports.ts'

/** Staff users as other modules may see them, without passwords and locks. `isEnabled` is false if the account is switched off or has expired. */
export const readStaff = (
  db: Queries,
  now: Temporal.Instant,
  one: { id?: string; email?: string } = {},
): Promise<StaffPerson[]> =>
  db.many<StaffPerson>(sql`
    SELECT id, name, email, locale, roles, branches, is_enabled AND (expires_at IS NULL OR expires_at > ${now}) AS "isEnabled" FROM users
    ${one.id !== undefined ? sql`WHERE id = ${one.id}` : one.email !== undefined ? sql`WHERE email = ${one.email.toLowerCase()}` : empty}
    ORDER BY name, id`)

/** The user for whom a program acts. Undefined if the user is unknown, or is locked, switched off or expired now. */
export const readActingStaff = async (
  db: Queries,
  id: string,
  now: Temporal.Instant,
): Promise<StaffPerson | undefined> => {
  const may = await db.first(sql`SELECT id FROM users WHERE id = ${id} AND NOT is_locked`)
  const person = may && (await readStaff(db, now, { id }))[0]
  return person?.isEnabled ? person : undefined
}
