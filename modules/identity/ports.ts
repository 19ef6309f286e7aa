import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Queries } from '#platform/db.ts'
import type { Call, Refusal, Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import * as z from 'zod'
import type { Me } from './contract.ts'

export interface IdentityBrand {
  shopName: string
  /** Users with one of these roles have no rights until they have set up a second factor (specification §8). */
  totpRoles: readonly Role[]
}

export interface IssuedLoginLink {
  token: string
  name: string
  email: string
  locale: Locale
  /** In how many minutes the link expires. */
  minutes: number
}

/** Outbox topic: the mail address of a user was changed. The module that handles it sends a mail to the old address. */
export const emailChangedTopic = 'identity.email-changed'

/** The payload of `emailChangedTopic`. `email` is the old address, to which the mail is sent. */
export interface EmailChanged {
  name: string
  email: string
  locale: Locale
}

/** Outbox topic: send a mail to a staff user. The module that adds the entry also writes the texts. */
export const staffMailTopic = 'identity.staff-mail'

/** The payload of `staffMailTopic`. `action.path` is the path of the mail's button, below the address of the site: '/backend/dienstplan'. */
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
 * Returns the brand's settings for the sign-in. Another module must provide this function. The settings are needed for every API call of a
 * signed-in user, so they are read from memory.
 */
export const identityBrandPort = port<() => Promise<IdentityBrand>>('identity.brand')

/** Creates a sign-in link that is then mailed. Undefined if no user with this mail address may sign in by link, or if too many links are valid. */
export const loginLinkPort = port<(email: string) => Promise<IssuedLoginLink | undefined>>('identity.login-link')

/** The signed-in user who made an API call, with the data that `GET /api/users/me` returns. Null if nobody is signed in. */
export const currentUserPort = port<(call: Call) => Promise<Me | null>>('identity.current-user')

/** Creates the demo users of the brand, at least one for each role. Users that already exist are not changed. */
export const seedDemoUsersPort =
  port<(staff: { domain: string; branches: readonly string[] }) => Promise<readonly DemoUser[]>>(
    'identity.seed-demo-users',
  )

/** What other modules may know about a staff user. */
export interface StaffPerson {
  id: string
  name: string
  email: string
  locale: Locale
  roles: readonly Role[]
  branches: readonly string[]
  /** False if the account is switched off or has expired: then the user cannot sign in. */
  isEnabled: boolean
}

/** All staff users sorted by name; with `one` only the user with this id or mail address. Reads with the connection or transaction `db`. */
export const staffPort =
  port<(db: Queries, one?: { id?: string; email?: string }) => Promise<readonly StaffPerson[]>>('identity.staff')

/**
 * The staff user for whom a program acts with a key. Undefined if the user is unknown or could not sign in now (switched off, locked or expired):
 * then the key is not valid either.
 */
export const actingStaffPort =
  port<(db: Queries, id: string) => Promise<StaffPerson | undefined>>('identity.acting-staff')

/**
 * Checks the password of the signed-in user again, before an action that cannot be undone. If the user has a second factor, its code is checked, too.
 * Codes: auth.invalid_credentials (field password), auth.code_required and auth.code_invalid (field code), auth.too_many_attempts,
 * auth.session_timeout.
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
