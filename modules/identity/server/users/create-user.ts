import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { IdentityContext } from '../context.ts'
import { newPasswordHash } from './credentials.ts'

interface NewUser {
  name: string
  email: string
  roles: readonly Role[]
  branches?: readonly string[]
  locale?: Locale
  /** Undefined: the user has no password and signs in with mailed links. */
  password?: string
}

/**
 * Creates a user without the back office. For example, the command of the operator creates the first administrator. Codes: field.unique
 * (mail address), auth.password_weak, field.*.
 */
export const createUser =
  (context: IdentityContext) =>
  async (user: NewUser): Promise<Result<{ id: string }, Failure>> => {
    const { core } = context
    const email = user.email.trim().toLowerCase()
    const hash =
      user.password === undefined
        ? undefined
        : await newPasswordHash(context, user.password, { name: user.name, email })
    if (hash && !hash.ok) return hash
    const id = core.ids.uuid()
    const now = core.clock.now()
    return core.db.tx(async (tx) => {
      const written = await tx.run(sql`
        INSERT INTO users (id, created_at, updated_at, name, email, roles, branches, locale, password_hash)
        VALUES (${id}, ${now}, ${now}, ${user.name.trim()}, ${email}, ${JSON.stringify(user.roles)}, ${JSON.stringify(user.branches ?? [])}, ${user.locale ?? 'de'}, ${hash?.value ?? null})
        ON CONFLICT (email) DO NOTHING`)
      if (written === 0) return { ok: false, code: 'field.unique', field: 'email' }
      await core.audit.write(tx, {
        action: 'user.created',
        entity: 'user',
        entityId: id,
        label: user.name.trim(),
        actor: { type: 'system' },
        after: { name: user.name, email, roles: user.roles, branches: user.branches ?? [] },
      })
      return { ok: true, value: { id } }
    })
  }
