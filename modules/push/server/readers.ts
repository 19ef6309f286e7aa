import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Queries } from '#platform/db.ts'

/** Only users with one of these roles get notifications, because only they work with orders. */
const atDesks = new Set(['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'])

/** True if this user gets notifications of the branch. This is checked for each message, because roles and branches of users change. */
const worksAt =
  (branchId: string) =>
  (one: StaffPerson): boolean =>
    one.isEnabled &&
    one.roles.some((role) => atDesks.has(role)) &&
    (one.roles.includes('ROLE_ADMIN') || one.branches.includes(branchId))

/** Ids of the browsers of all users who get notifications of the branch, grouped by the user's language. */
export async function browsersOfStaff(
  core: BrandCore,
  branchId: string,
  staff: (db: Queries) => Promise<readonly StaffPerson[]>,
): Promise<{ de: string[]; en: string[] }> {
  const all = await core.db.many<{ id: string; user_id: string }>(
    sql`SELECT id, user_id FROM push_subscriptions WHERE user_id IS NOT NULL ORDER BY id`,
  )
  if (all.length === 0) return { de: [], en: [] }
  const people = (await staff(core.db)).filter(worksAt(branchId))
  const theirs = new Set(people.map(({ id }) => id))
  const browsers = all.filter(({ user_id: user }) => theirs.has(user))
  const english = new Set(people.filter(({ locale }) => locale === 'en').map(({ id }) => id))
  return {
    de: browsers.filter(({ user_id: user }) => !english.has(user)).map(({ id }) => id),
    en: browsers.filter(({ user_id: user }) => english.has(user)).map(({ id }) => id),
  }
}

/** Ids of the browsers in which a guest follows this order. */
export async function browsersOfGuest(core: BrandCore, orderId: string): Promise<string[]> {
  const rows = await core.db.many<{ id: string }>(
    sql`SELECT id FROM push_subscriptions WHERE order_id = ${orderId} ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}
