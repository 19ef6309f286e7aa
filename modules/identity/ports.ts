import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Queries } from '#platform/db.ts'
import type { Call, Refusal, Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import * as z from 'zod'
import type { Me } from './contract.ts'

export interface IdentityBrand {
  shopName: string
  /** Users with one of these roles get no rights before they have set up a second factor (specification §8). */
  totpRoles: readonly Role[]
}

export interface IssuedLoginLink {
  token: string
  name: string
  email: string
  locale: Locale
  /** Minutes until the link expires. */
  minutes: number
}

/** The outbox topic of a changed address: the old one is told. */
export const emailChangedTopic = 'identity.email-changed'

/** Its payload; the old address. */
export interface EmailChanged {
  name: string
  email: string
  locale: Locale
}

/** The outbox topic of a mail to a member of staff, with the text of the module that sends it. */
export const staffMailTopic = 'identity.staff-mail'

/** Its payload. `action.path` is a path below the site's address: '/backend/dienstplan'. */
export const StaffMail = z.object({
  template: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(['de', 'en']),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string(), path: z.string() }).optional(),
  notes: z.array(z.string()).default([]),
})
export type StaffMail = z.input<typeof StaffMail>

export interface DemoUser {
  email: string
  password: string
  role: Role
}

/** Needed from another module: the brand's settings for sign-in, read from memory. They are read with every call of a signed-in user. */
export const identityBrandPort = port<() => Promise<IdentityBrand>>('identity.brand')

/** Creates a link for a mail that is being written. Undefined when no user with this address may sign in by link. */
export const loginLinkPort = port<(email: string) => Promise<IssuedLoginLink | undefined>>('identity.login-link')

/** The signed-in user as `GET /api/users/me` shows them; null without a session. */
export const currentUserPort = port<(call: Call) => Promise<Me | null>>('identity.current-user')

/** Creates users of every role for the demo data. Users that exist stay unchanged. */
export const seedDemoUsersPort =
  port<(staff: { domain: string; branches: readonly string[] }) => Promise<readonly DemoUser[]>>(
    'identity.seed-demo-users',
  )

/** A member of staff as other modules may know them. */
export interface StaffPerson {
  id: string
  name: string
  email: string
  locale: Locale
  roles: readonly Role[]
  branches: readonly string[]
  /** May sign in: not switched off, and not past the end of the account. */
  isEnabled: boolean
}

/** All staff by name, or the one with an id or an address, read with the given connection. */
export const staffPort =
  port<(db: Queries, one?: { id?: string; email?: string }) => Promise<readonly StaffPerson[]>>('identity.staff')

/**
 * A member of staff who could sign in at this instant; undefined: unknown, disabled or expired. For programs that act for them with a key.
 */
export const actingStaffPort =
  port<(db: Queries, id: string) => Promise<StaffPerson | undefined>>('identity.acting-staff')

/**
 * The signed-in user proves once more who they are, before something that cannot be undone: password, and the code of the second factor
 * where they have one. Codes: auth.invalid_credentials (field password), auth.code_required and auth.code_invalid (field code),
 * auth.too_many_attempts.
 */
export const confirmUserPort =
  port<
    (given: {
      session: Session | undefined
      password: string
      code: string
      address: string
    }) => Promise<Refusal | undefined>
  >('identity.confirm-user')
