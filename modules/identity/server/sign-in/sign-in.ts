import sql from 'sql-template-tag'
import type { Me } from '../../contract.ts'
import type { Failure } from '#kernel/result.ts'
import type { Refusal } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { checkPassword, hashPassword } from '../passwords/hash.ts'
import { endSessionOf, startSession } from '../sessions/sessions.ts'
import { checkFactor } from '../totp/factor.ts'
import { meOf } from '../users/me.ts'
import { type UserRow, userByEmail } from '../users/rows.ts'
import { refusedState } from './account-state.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { rememberOrigin } from './origins.ts'
import { type Attempt, forgive, reserveAttempt } from './throttle.ts'

/** The browser from which somebody tries to sign in, and the id of the request. */
export interface Caller {
  address: string
  userAgent: string
  requestId: string
  /** The session cookie that the browser sent; undefined if it sent none. A successful sign-in ends the session of this cookie. */
  previousToken: string | undefined
  /** The cookie that identifies the device. Undefined if nobody has signed in on this device. */
  deviceToken: string | undefined
}

export interface SignedIn {
  ok: true
  token: string
  /** The value that the cookie of the device gets. */
  deviceToken: string
  me: Me
}

/**
 * Signs in with mail address and password. For an unknown mail address the response is the same as for a wrong password, and takes the
 * same time. A locked or expired account is reported only after the right password (docs/rules/security.md, Sign-in). Codes: auth.*, see
 * contract.
 */
export const signIn =
  (context: IdentityContext) =>
  async (
    given: { email: string; password: string; code?: string | undefined },
    caller: Caller,
  ): Promise<SignedIn | Refusal> => {
    const { core } = context
    const user = await userByEmail(core.db, given.email)
    const isKnown = await isKnownDevice(context, user?.id, caller.deviceToken)
    const attempt = await reserveAttempt(context, {
      account: given.email,
      address: caller.address,
      countsEverywhere: true,
      device: isKnown ? caller.deviceToken : undefined,
    })
    if (!attempt.ok) {
      await auditFailure(context, undefined, attempt.code, caller)
      return attempt
    }
    const verdict = await checkPassword(given.password, user?.password_hash)
    if (!user || verdict === 'wrong') return refuseGuess(context, user, { code: 'auth.invalid_credentials' }, caller)
    const refused = await refuseKnown(context, user, 'password', given.code, attempt.value, caller)
    if (refused) return refused
    const newHash = verdict === 'stale' ? await hashPassword(given.password, context.randomBytes) : undefined
    const way = { proof: 'password', attempt: attempt.value, caller } as const
    return enter(context, user, newHash === undefined ? way : { ...way, newHash })
  }

/**
 * Called after the password or the link was right. Refuses the sign-in if the account may not sign in, or if the code of the second factor
 * is missing or wrong. Undefined: the user may sign in.
 */
export async function refuseKnown(
  context: IdentityContext,
  user: UserRow,
  proof: 'password' | 'link',
  code: string | undefined,
  attempt: Attempt,
  caller: Caller,
): Promise<Refusal | undefined> {
  const { core } = context
  const state = refusedState(user, core.clock.now(), { proof, demo: core.settings.demo })
  if (state) {
    await forgive(core.db, attempt, { clearAccount: false })
    await auditFailure(context, user, state.code, caller)
    return { ok: false, ...state }
  }
  const factor = await checkFactor(context, user.id, code)
  if (!factor) return undefined
  if (factor.code === 'auth.code_invalid') return refuseGuess(context, user, factor, caller)
  await forgive(core.db, attempt, { clearAccount: false })
  return { ok: false, ...factor }
}

/**
 * Finishes a sign-in in one transaction: opens the session, deletes the counted failures, and writes the audit trail. The user is read
 * again under a lock. If somebody has changed the password or locked the account after the check, the sign-in is refused.
 */
export async function enter(
  context: IdentityContext,
  user: UserRow,
  way: { proof: 'password' | 'link'; attempt: Attempt; caller: Caller; newHash?: string; useLink?: string },
): Promise<SignedIn | Refusal> {
  const { core } = context
  const { caller, proof } = way
  const opened = await core.db.tx(async (tx): Promise<Omit<SignedIn, 'ok' | 'me'> | Refusal> => {
    const found = await tx.first<UserRow>(sql`SELECT * FROM users WHERE id = ${user.id} FOR UPDATE`)
    if (!found || (proof === 'password' && found.password_hash !== user.password_hash))
      return { ok: false, code: proof === 'link' ? 'auth.login_link_invalid' : 'auth.invalid_credentials' }
    const state = refusedState(found, core.clock.now(), { proof, demo: core.settings.demo })
    if (state) return { ok: false, ...state }
    if (way.useLink !== undefined) {
      const now = core.clock.now()
      // Each link works once, even if two calls use it at the same moment. After that, all other links of the user are invalid, too.
      const used = await tx.run(
        sql`UPDATE login_links SET used_at = ${now} WHERE id = ${way.useLink} AND used_at IS NULL`,
      )
      if (used !== 1) return { ok: false, code: 'auth.login_link_invalid' }
      await tx.run(sql`UPDATE login_links SET used_at = ${now} WHERE user_id = ${user.id} AND used_at IS NULL`)
    }
    await forgive(tx, way.attempt, { clearAccount: true })
    await endSessionOf(context, tx, caller.previousToken)
    await tx.run(sql`
      UPDATE users SET is_locked = false, password_hash = coalesce(${way.newHash ?? null}, password_hash)
      WHERE id = ${user.id} AND (is_locked OR ${way.newHash !== undefined})`)
    const session = await startSession(context, tx, { userId: user.id, proof, userAgent: caller.userAgent })
    const id = await core.audit.write(tx, {
      action: 'auth.login',
      entity: 'user',
      entityId: user.id,
      label: user.name,
      actor: { type: 'user', id: user.id, name: user.name },
      after: { proof },
      requestId: caller.requestId,
    })
    await rememberOrigin(context, tx, { id, userId: user.id, caller })
    return { token: session.token, deviceToken: await rememberDevice(context, tx, user.id, caller.deviceToken) }
  })
  if ('ok' in opened) return opened
  return { ok: true, ...opened, me: await meOf(context, user, opened.token) }
}

/** Refuses a wrong password or code, and writes that into the audit trail. The attempt remains counted as a failure. */
async function refuseGuess(
  context: IdentityContext,
  user: UserRow | undefined,
  failure: Failure,
  caller: Caller,
): Promise<Refusal> {
  await auditFailure(context, user, failure.code, caller)
  return { ok: false, ...failure }
}

/**
 * Writes a failed sign-in into the audit trail. If no user has the typed mail address, the address is not stored: some people type their password
 * into the wrong field.
 */
export async function auditFailure(
  context: IdentityContext,
  user: Pick<UserRow, 'id' | 'name'> | undefined,
  reason: string,
  caller: Caller,
): Promise<void> {
  const { core } = context
  await core.db.tx(async (tx) => {
    const id = await core.audit.write(tx, {
      action: 'auth.login-failed',
      entity: 'user',
      entityId: user?.id ?? 'unknown',
      label: user?.name ?? '',
      actor: { type: 'system' },
      reason,
      requestId: caller.requestId,
    })
    await rememberOrigin(context, tx, { id, userId: user?.id, caller })
  })
}
