import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Call } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
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
  /** Minutes the link is good for. */
  minutes: number
}

export interface DemoUser {
  email: string
  password: string
  role: Role
}

/** Wanted: the settings of the brand that sign-in follows, out of memory. It is asked for with every call of a signed-in user. */
export const identityBrandPort = port<() => Promise<IdentityBrand>>('identity.brand')

/** Makes a link for a mail that is being written. Undefined when nobody by this address may sign in by link. */
export const loginLinkPort = port<(email: string) => Promise<IssuedLoginLink | undefined>>('identity.login-link')

/** The signed-in user as `GET /api/users/me` shows them; null without a session. */
export const currentUserPort = port<(call: Call) => Promise<Me | null>>('identity.current-user')

/** For the demo data: users of every role. Users that exist are left alone. */
export const seedDemoUsersPort =
  port<(staff: { domain: string; branches: readonly string[] }) => Promise<readonly DemoUser[]>>(
    'identity.seed-demo-users',
  )
