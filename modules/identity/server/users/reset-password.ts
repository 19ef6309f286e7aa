import sql from 'sql-template-tag'
import type { Failure, Result } from '#kernel/result.ts'
import type { IdentityContext } from '../context.ts'
import { endSessions } from '../sessions/sessions.ts'
import { forgetDevices } from '../sign-in/known-devices.ts'
import { newPasswordHash } from './credentials.ts'
import { userByEmail } from './rows.ts'

/**
 * Sets a new password without the back office, for example by a command of the operator. Ends all sessions of the user and deletes the
 * known devices. With `withoutSecondFactor` it also removes the second factor, for a user who has lost the app. Codes: record.not_found,
 * and the codes of `newPasswordHash`.
 */
export const resetPassword =
  (context: IdentityContext) =>
  async (given: {
    email: string
    password: string
    withoutSecondFactor: boolean
  }): Promise<Result<{ name: string; hasSecondFactor: boolean; isLocked: boolean }, Failure>> => {
    const { core } = context
    const user = await userByEmail(core.db, given.email.trim())
    if (!user) return { ok: false, code: 'record.not_found', field: 'email' }
    const hash = await newPasswordHash(context, given.password, user)
    if (!hash.ok) return hash
    const actor = { type: 'system' as const }
    const hasSecondFactor = await core.db.tx(async (tx) => {
      await tx.run(sql`
        UPDATE users SET password_hash = ${hash.value}, credentials_expire_at = NULL, demo_password = NULL, failures_in_a_row = 0,
          version = version + 1, updated_at = ${core.clock.now()}
        WHERE id = ${user.id}`)
      await forgetDevices(tx, user.id)
      await endSessions(context, tx, { userId: user.id })
      await core.audit.write(tx, {
        action: 'user.password-changed',
        entity: 'user',
        entityId: user.id,
        label: user.name,
        actor,
      })
      const factor = await tx.first(sql`SELECT 1 FROM totp WHERE user_id = ${user.id}`)
      if (!factor || !given.withoutSecondFactor) return factor !== undefined
      await tx.run(sql`DELETE FROM totp WHERE user_id = ${user.id}`)
      await core.audit.write(tx, {
        action: 'user.totp-removed',
        entity: 'user',
        entityId: user.id,
        label: user.name,
        actor,
      })
      return false
    })
    return { ok: true, value: { name: user.name, hasSecondFactor, isLocked: user.is_locked || !user.is_enabled } }
  }
