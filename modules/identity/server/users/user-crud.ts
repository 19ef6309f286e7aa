import sql from 'sql-template-tag'
import { type User, userEntity } from '../../contract.ts'
import { type EmailChanged, emailChangedTopic } from '../../ports.ts'
import { actorOf } from '#platform/audit.ts'
import { crud } from '#platform/crud.ts'
import type { Handler, Refusal } from '#platform/module.ts'
import type { Allowed, BeforeWrite, ChangeAsked } from '#platform/record-rules.ts'
import type { IdentityContext } from '../context.ts'
import { endSessions } from '../sessions/sessions.ts'
import { forgetDevices } from '../sign-in/known-devices.ts'
import { confirmPassword, isFreshLink } from './confirm-password.ts'
import { newPasswordHash } from './credentials.ts'
import { userById } from './rows.ts'
import { endsSessions, refuseLastAdmin, refuseSelfChange } from './guards.ts'

/**
 * The API handlers that list, read, create, change and remove staff users (specification §7), for administrators only. Only the hash of a
 * password is stored. Codes in addition to the codes of every entity: auth.last_admin, auth.self_promotion, auth.password_weak. Codes for
 * the administrator's own password: field.required, auth.invalid_credentials, auth.too_many_attempts.
 */
export function userCrud(context: IdentityContext): Handler[] {
  const { core } = context

  const beforeWrite = async ({
    tx,
    caller,
    id,
    before: old,
    values: sent,
  }: BeforeWrite<typeof userEntity>): Promise<Allowed<typeof userEntity> | Refusal> => {
    const after = { ...old, ...sent } as User
    if (old) {
      const refused =
        refuseSelfChange(old, after, caller.session?.userId === id) ?? (await refuseLastAdmin(tx, id, old, after))
      if (refused) return { ok: false, ...refused }
    }
    const columns: Record<string, unknown> = {}
    if (sent.password !== undefined) {
      const hash = await newPasswordHash(context, sent.password, after)
      if (!hash.ok) return hash
      columns['password_hash'] = hash.value
      columns['demo_password'] = null
    }
    return {
      ok: true,
      values: { ...sent, ...(sent.email === undefined ? {} : { email: sent.email.toLowerCase() }) },
      columns,
    }
  }

  return crud(core, userEntity, {
    beforeChange: proven(context),
    beforeWrite,
    async afterWrite({ tx, caller, before: old, after: now, values }) {
      if (!old || !now) return
      const newPassword = values.password !== undefined
      if (old.email !== now.email) {
        // A link that was mailed to the old address must not sign in any more.
        await tx.run(sql`DELETE FROM login_links WHERE user_id = ${now.id}`)
        const payload: EmailChanged = { name: now.name, email: old.email, locale: now.locale }
        await core.outbox.add(tx, { topic: emailChangedTopic, payload: { ...payload } })
      }
      if (newPassword) {
        await forgetDevices(tx, now.id)
        await core.audit.write(tx, {
          action: 'user.password-changed',
          entity: 'user',
          entityId: now.id,
          label: now.name,
          actor: actorOf(caller.session),
          ...(caller.requestId === undefined ? {} : { requestId: caller.requestId }),
        })
      }
      if (!newPassword && !endsSessions(old, now)) return
      const keep = caller.session?.userId === now.id ? caller.session.id : undefined
      await endSessions(context, tx, { userId: now.id, ...(keep === undefined ? {} : { keep }) })
      // Links that were mailed before the change must not open a new session.
      await tx.run(sql`DELETE FROM login_links WHERE user_id = ${now.id}`)
    },
    async beforeRemove({ tx, records }) {
      for (const user of records) {
        const refused = await refuseLastAdmin(tx, user.id, user, undefined)
        if (refused) return { ok: false, ...refused }
        await endSessions(context, tx, { userId: user.id })
      }
      return undefined
    },
  })
}

/**
 * Some changes need the password of the administrator who makes them: a new password or mail address of a user, and making a user an
 * administrator. Without it they are refused, because access to a stolen session must not be enough to take over accounts
 * (docs/rules/security.md, Sign-in). In the first 15 minutes after a sign-in by mailed link, no password is needed. Undefined: the change
 * is allowed.
 */
const proven =
  (context: IdentityContext) =>
  async ({ caller, id, values }: ChangeAsked<typeof userEntity>): Promise<Refusal | undefined> => {
    const { session, address = '' } = caller
    const before = id === undefined ? undefined : await userById(context.core.db, id)
    if (!session || (id !== undefined && !before)) return undefined
    const { password, email, ownPassword, roles } = values
    const isTaken = before && (password !== undefined || (email !== undefined && email.toLowerCase() !== before.email))
    const isNewAdmin = roles?.includes('ROLE_ADMIN') && !before?.roles.includes('ROLE_ADMIN')
    if ((!isTaken && !isNewAdmin) || (await isFreshLink(context, session))) return undefined
    const actor = await userById(context.core.db, session.userId)
    if (!actor || !ownPassword) return { ok: false, code: 'field.required', field: 'ownPassword' }
    return confirmPassword(context, actor, { password: ownPassword, field: 'ownPassword', address })
  }
