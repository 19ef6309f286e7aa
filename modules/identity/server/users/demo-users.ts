import sql from 'sql-template-tag'
import type { Role } from '#contract/roles.ts'
import type { DemoUser } from '../../ports.ts'
import type { Queries } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

/** The demo users of a brand. `account`: the part of the mail address before the @. */
const people = [
  { account: 'admin', name: 'Anna Adler', role: 'ROLE_ADMIN', password: 'demo-admin-2026' },
  { account: 'backoffice', name: 'Bruno Bauer', role: 'ROLE_BACKOFFICE', password: 'demo-backoffice-2026' },
  { account: 'frontdesk', name: 'Fatima Frank', role: 'ROLE_FRONTDESK', password: 'demo-frontdesk-2026' },
  { account: 'fahrer', name: 'Felix Fuchs', role: 'ROLE_EMPLOYEE', password: 'demo-fahrer-2026' },
] as const satisfies readonly { account: string; name: string; role: Role; password: string }[]

interface DemoStaff {
  /** The part of the mail addresses after the @: 'donau-chauffeur.example'. */
  domain: string
  branches: readonly string[]
  hash: (password: string) => Promise<string>
}

/**
 * A further demo user for brands with several branches. The user belongs only to the first branch and therefore sees no orders of other
 * branches.
 */
const single = {
  account: 'standort',
  name: 'Stefan Stern',
  role: 'ROLE_FRONTDESK',
  password: 'demo-standort-2026',
} as const satisfies { account: string; name: string; role: Role; password: string }

/**
 * Creates the demo users that do not exist yet, and returns all of them. Outside demo mode nobody can sign in as a demo user (docs/rules/brands.md,
 * Demo).
 */
export async function seedDemoUsers(core: BrandCore, staff: DemoStaff): Promise<readonly DemoUser[]> {
  const now = core.clock.now()
  const emailOf = (account: string): string => `${account}@${staff.domain}`
  const [first] = staff.branches
  const all = people.map((person) => ({ ...person, branches: staff.branches }))
  const one = first !== undefined && staff.branches.length > 1 ? [{ ...single, branches: [first] }] : []
  for (const person of [...all, ...one]) {
    const hash = await staff.hash(person.password)
    await core.db.run(sql`
      INSERT INTO users (id, created_at, updated_at, name, email, roles, branches, password_hash, demo_password)
      VALUES (${core.ids.uuid()}, ${now}, ${now}, ${person.name}, ${emailOf(person.account)}, ${JSON.stringify([person.role])},
        ${JSON.stringify(person.branches)}, ${hash}, ${person.password})
      ON CONFLICT (email) DO NOTHING`)
  }
  return [...all, ...one].map(({ account, password, role }) => ({ email: emailOf(account), password, role }))
}

/**
 * The demo users for the sign-in page, the administrator first. Users who are switched off are not included. Users whose password was
 * changed are not included either, because the displayed password would be wrong.
 */
export async function demoUsers(queries: Queries): Promise<DemoUser[]> {
  const rows = await queries.many<{ email: string; demo_password: string; roles: Role[] }>(
    sql`SELECT email, demo_password, roles FROM users WHERE demo_password IS NOT NULL AND is_enabled ORDER BY id`,
  )
  return rows.map((row) => ({ email: row.email, password: row.demo_password, role: row.roles[0] ?? 'ROLE_EMPLOYEE' }))
}
