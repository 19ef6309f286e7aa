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

/** Outbox topic for a changed mail address. A mail is sent to the old address. */
export const emailChangedTopic = 'identity.email-changed'

/** The payload of `emailChangedTopic`. `email` is the old address. */
export interface EmailChanged {
  name: string
  email: string
  locale: Locale
}

/** Outbox topic of a mail to a staff user. The text comes from the module that sends it. */
export const staffMailTopic = 'identity.staff-mail'

/** The payload of `staffMailTopic`. `action.path` is a path below the site's address: '/backend/dienstplan'. */
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

/**
 * Needed from another module: the brand's settings for sign-in. They are needed with every call of a signed-in user, so they are read from
 * memory.
 */
export const identityBrandPort = port<() => Promise<IdentityBrand>>('identity.brand')

/** Creates a sign-in link for a mail. Undefined if no user with this address may sign in by link. */
export const loginLinkPort = port<(email: string) => Promise<IssuedLoginLink | undefined>>('identity.login-link')

/** The signed-in user as `GET /api/users/me` shows them; null without a session. */
export const currentUserPort = port<(call: Call) => Promise<Me | null>>('identity.current-user')

/** Creates users of every role for the demo data. Existing users are not changed. */
export const seedDemoUsersPort =
  port<(staff: { domain: string; branches: readonly string[] }) => Promise<readonly DemoUser[]>>(
    'identity.seed-demo-users',
  )

/** The data of a staff user that other modules get. */
export interface StaffPerson {
  id: string
  name: string
  email: string
  locale: Locale
  roles: readonly Role[]
  branches: readonly string[]
  /** The user may sign in: the account is neither switched off nor expired. */
  isEnabled: boolean
}

/** All staff users sorted by name, or the one with this id or mail address, read with the given connection. */
export const staffPort =
  port<(db: Queries, one?: { id?: string; email?: string }) => Promise<readonly StaffPerson[]>>('identity.staff')

/** A staff user who could sign in at this moment; undefined if unknown, disabled or expired. Used for programs that act for the user with a key. */
export const actingStaffPort =
  port<(db: Queries, id: string) => Promise<StaffPerson | undefined>>('identity.acting-staff')

/**
 * Asks the signed-in user to confirm an action that cannot be undone, with the password and, if set up, the code of the second factor. Codes:
 * auth.invalid_credentials (field password), auth.code_required and auth.code_invalid (field code), auth.too_many_attempts.
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
