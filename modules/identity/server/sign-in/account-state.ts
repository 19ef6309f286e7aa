import type { Failure } from '#kernel/result.ts'
import type { UserRow } from '../users/rows.ts'

type State = Pick<UserRow, 'is_enabled' | 'is_locked' | 'expires_at' | 'credentials_expire_at' | 'demo_password'>

/**
 * Returns why a user may not sign in although the password or the link is right (specification §8; docs/rules/security.md, Sign-in).
 * Undefined if the user may sign in. A lock and an expired password matter only for a sign-in by password. A person who opens a mailed link
 * owns the mailbox, and may sign in and set a new password.
 */
export function refusedState(
  user: State,
  at: Temporal.Instant,
  context: { proof: 'password' | 'link'; demo: boolean },
): Failure | undefined {
  const past = (iso: string | null): boolean => iso !== null && Date.parse(iso) <= at.epochMilliseconds
  if (!user.is_enabled || (user.demo_password !== null && !context.demo)) return { code: 'auth.account_disabled' }
  if (past(user.expires_at)) return { code: 'auth.account_expired' }
  if (context.proof === 'link') return undefined
  if (user.is_locked) return { code: 'auth.account_locked' }
  if (past(user.credentials_expire_at)) return { code: 'auth.credentials_expired' }
  return undefined
}
