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
 * Checks the password of a signed-in user again. Undefined: it is right. The function is called before actions that somebody with a stolen
 * session must not be able to do. Wrong passwords are counted and limited as at the sign-in. Codes: auth.invalid_credentials at `field`,
 * auth.too_many_attempts.
 */
export async function confirmPassword(
  context: IdentityContext,
  user: { id: string; password_hash: string | null },
  given: { password: string; field: string; address: string },
  /** A second check, after the right password. If it returns auth.code_invalid, the attempt counts as a failure. */
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

/**
 * Checks the password of the signed-in user and, if there is one, the code of the second factor. Codes: the codes of `confirmPassword`,
 * auth.session_timeout, auth.code_required, auth.code_invalid.
 */
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
 * True if this session began with a mailed link in the last 15 minutes. Then the user does not have to enter a password: the link has
 * proven who the user is, and some users have no password.
 */
export async function isFreshLink({ core }: IdentityContext, session: { id: string }): Promise<boolean> {
  const since = core.clock.now().subtract({ seconds: loginLinkSeconds })
  const row = await core.db.first(
    sql`SELECT id FROM sessions WHERE id = ${session.id} AND proof = 'link' AND created_at > ${since}`,
  )
  return row !== undefined
}
