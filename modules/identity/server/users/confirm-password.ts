import sql from 'sql-template-tag'
import type { Failure } from '#kernel/result.ts'
import type { Refusal, Session } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { loginLinkSeconds } from '../limits.ts'
import { checkPassword } from '../passwords/hash.ts'
import { forgive, reserveAttempt } from '../sign-in/throttle.ts'
import { checkFactor } from '../totp/factor.ts'
import { userById } from './rows.ts'

/**
 * Checks the password of a signed-in user again, before an action that a stolen session must not do. Failures count like those of a sign-in.
 * Codes: auth.invalid_credentials at the given field, auth.too_many_attempts.
 */
export async function confirmPassword(
  context: IdentityContext,
  user: { id: string; password_hash: string | null },
  given: { password: string; field: string; address: string },
  /** A further check after the right password. A wrong code counts like a wrong password. */
  factor?: () => Promise<Failure | undefined>,
): Promise<Refusal | undefined> {
  const attempt = await reserveAttempt(context, {
    account: `confirm ${user.id}`,
    address: given.address,
    countsEverywhere: true,
  })
  if (!attempt.ok) return attempt
  if ((await checkPassword(given.password, user.password_hash)) === 'wrong') {
    return { ok: false, code: 'auth.invalid_credentials', field: given.field }
  }
  const failed = await factor?.()
  if (failed?.code === 'auth.code_invalid') return { ok: false, ...failed }
  await forgive(context.core.db, attempt.value, { clearAccount: failed === undefined })
  return failed && { ok: false, ...failed }
}

/** Checks the password and, if set up, the second factor. Codes: those of `confirmPassword`, auth.code_required, auth.code_invalid. */
export const confirmUser =
  (context: IdentityContext) =>
  async (given: {
    session: Session | undefined
    password: string
    code: string
    address: string
  }): Promise<Refusal | undefined> => {
    const user = given.session && (await userById(context.core.db, given.session.userId))
    if (!user) return { ok: false, code: 'auth.session_timeout' }
    const { password, address } = given
    return confirmPassword(context, user, { password, field: 'password', address }, () =>
      checkFactor(context, user.id, given.code),
    )
  }

/**
 * Did the session begin with a mailed link within the last minutes? The link proves the user's identity as a password does, and some users have no
 * password.
 */
export async function isFreshLink({ core }: IdentityContext, session: { id: string }): Promise<boolean> {
  const since = core.clock.now().subtract({ seconds: loginLinkSeconds })
  const row = await core.db.first(
    sql`SELECT id FROM sessions WHERE id = ${session.id} AND proof = 'link' AND created_at > ${since}`,
  )
  return row !== undefined
}
