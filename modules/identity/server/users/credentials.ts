import sql from 'sql-template-tag'
import type { Failure, Result } from '#kernel/result.ts'
import type { Refusal, Session } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { hashPassword } from '../passwords/hash.ts'
import { stolenPasswords } from '../passwords/common-passwords.ts'
import { checkStrength } from '../passwords/strength.ts'
import { forgetDevices } from '../sign-in/known-devices.ts'
import { endSessions } from '../sessions/sessions.ts'
import { confirmPassword, isFreshLink } from './confirm-password.ts'
import { userById } from './rows.ts'

/** Texts with words that an attacker tries first: the business, its hosts, the user's name and mail address, and 'Servus'. */
async function guessableWords(
  { core, ports }: IdentityContext,
  user: { name: string; email: string },
): Promise<string[]> {
  return [(await ports.brand()).shopName, ...core.hosts, user.name, user.email, 'Servus']
}

/** Checks that a new password is strong enough, and returns its hash. Codes: field.too_short, field.too_long, auth.password_weak. */
export async function newPasswordHash(
  context: IdentityContext,
  password: string,
  user: { name: string; email: string },
  field = 'password',
): Promise<Result<string, Failure>> {
  const [words, stolen] = await Promise.all([guessableWords(context, user), stolenPasswords()])
  const strong = checkStrength(password, words, field, stolen)
  return strong.ok ? { ok: true, value: await hashPassword(password, context.randomBytes) } : strong
}

/**
 * Changes the password of the signed-in user. The current password is required. Exception: in the first 15 minutes after a sign-in by
 * mailed link, because the user may have forgotten the password. With `endOthers` all other sessions of the user end
 * (docs/rules/security.md, Sessions). Codes: auth.invalid_credentials (field current), auth.session_timeout, and the codes of
 * `newPasswordHash`.
 */
export const changePassword =
  (context: IdentityContext) =>
  async (
    given: { current: string; next: string; endOthers: boolean },
    by: { session: Session; requestId: string; address: string },
  ): Promise<{ ok: true } | Refusal> => {
    const { core } = context
    const user = await userById(core.db, by.session.userId)
    if (!user) return { ok: false, code: 'auth.session_timeout' }
    const now = core.clock.now()
    const unproven = (await isFreshLink(context, by.session))
      ? undefined
      : await confirmPassword(context, user, { password: given.current, field: 'current', address: by.address })
    if (unproven) return unproven
    const hash = await newPasswordHash(context, given.next, user, 'next')
    if (!hash.ok) return hash
    return core.db.tx(async (tx): Promise<{ ok: true } | Refusal> => {
      // While the password was checked, another request may have changed the password or ended this session. Then nothing is changed.
      const changed = await tx.run(sql`
        UPDATE users SET password_hash = ${hash.value}, credentials_expire_at = NULL, demo_password = NULL, version = version + 1, updated_at = ${now}
        WHERE id = ${user.id} AND password_hash IS NOT DISTINCT FROM ${user.password_hash}
          AND EXISTS (SELECT FROM sessions WHERE id = ${by.session.id})`)
      if (changed !== 1) return { ok: false, code: 'auth.invalid_credentials', field: 'current' }
      await forgetDevices(tx, user.id)
      if (given.endOthers) await endSessions(context, tx, { userId: user.id, keep: by.session.id })
      await core.audit.write(tx, {
        action: 'user.password-changed',
        entity: 'user',
        entityId: user.id,
        label: user.name,
        actor: { type: 'user', id: user.id, name: user.name },
        requestId: by.requestId,
      })
      return { ok: true }
    })
  }
