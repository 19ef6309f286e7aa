import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { sessionsEnded } from '#platform/live/sessions-ended.ts'
import type { Session } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { sessionLife } from '../limits.ts'
import type { UserRow } from '../users/rows.ts'
import { csrfTokenOf, newToken, tokenHash } from './tokens.ts'

type Proof = 'password' | 'link'

/** Creates a session and returns its secret for the cookie. The database stores only a hash of the secret. */
export async function startSession(
  { core, randomBytes }: IdentityContext,
  tx: Tx,
  begun: { userId: string; proof: Proof; userAgent: string },
): Promise<{ id: string; token: string }> {
  const now = core.clock.now()
  const id = core.ids.uuid()
  const token = newToken(randomBytes)
  await tx.run(sql`
    INSERT INTO sessions (id, user_id, token_hash, proof, created_at, last_seen_at, expires_at, user_agent)
    VALUES (${id}, ${begun.userId}, ${tokenHash(token)}, ${begun.proof}, ${now}, ${now},
      ${now.add({ seconds: sessionLife.absoluteSeconds })}, ${begun.userAgent.slice(0, 300)})`)
  return { id, token }
}

interface SessionRow extends Pick<UserRow, 'name' | 'email' | 'roles' | 'branches' | 'demo_password'> {
  id: string
  user_id: string
  last_seen_at: string
  has_totp: boolean
}

const readText = `
  SELECT s.id, s.user_id, s.last_seen_at, u.name, u.email, u.roles, u.branches, u.demo_password,
    EXISTS (SELECT FROM totp t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS has_totp
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.last_seen_at > $3
    AND u.is_enabled AND (u.expires_at IS NULL OR u.expires_at > $2)`

/**
 * Finds the session and its user by the value of the session cookie. Undefined if the value is unknown, or if the user may not sign in any
 * more. Also undefined if the session has ended (30 minutes without an API call, or 12 hours after its start). Stores the time of this call
 * at most once a minute. A user who must first set up a second factor has no roles and branches.
 */
export const readSession =
  ({ core, ports }: IdentityContext) =>
  async (token: string): Promise<Session | undefined> => {
    if (token.length < 20 || token.length > 100) return undefined
    const now = core.clock.now()
    const idleSince = now.subtract({ seconds: sessionLife.idleSeconds })
    const [row] = await core.db.prepared<SessionRow>('identity.read-session', readText, [
      tokenHash(token),
      now,
      idleSince,
    ])
    if (!row || (row.demo_password !== null && !core.settings.demo)) return undefined
    const touched = now.subtract({ seconds: sessionLife.touchSeconds })
    if (Date.parse(row.last_seen_at) <= touched.epochMilliseconds) {
      await core.db.run(
        sql`UPDATE sessions SET last_seen_at = ${now} WHERE id = ${row.id} AND last_seen_at <= ${touched}`,
      )
    }
    const held = mustSetUpTotp(row.roles, row.has_totp, (await ports.brand()).totpRoles)
    return {
      id: row.id,
      userId: row.user_id,
      name: row.name,
      email: row.email,
      roles: held ? [] : row.roles,
      branches: held ? [] : row.branches,
      csrfToken: csrfTokenOf(token),
    }
  }

export const mustSetUpTotp = (roles: readonly string[], hasTotp: boolean, demanded: readonly string[]): boolean =>
  !hasTotp && roles.some((role) => demanded.includes(role))

/** Ends sessions of a user: all of them, all except the session `keep`, or only the session `only`. Returns how many sessions ended. */
export async function endSessions(
  { core }: IdentityContext,
  tx: Tx,
  ended: { userId: string; keep?: string; only?: string },
): Promise<number> {
  const count = await tx.run(sql`
    DELETE FROM sessions WHERE user_id = ${ended.userId}
      AND (${ended.keep ?? null}::uuid IS NULL OR id <> ${ended.keep ?? null}::uuid)
      AND (${ended.only ?? null}::uuid IS NULL OR id = ${ended.only ?? null}::uuid)`)
  if (count > 0) await core.live.publish(tx, sessionsEnded, { userId: ended.userId })
  return count
}

/**
 * Ends the session of a cookie value (`token`), even if it belongs to another user. It is called at each sign-in, because the browser gets
 * a new session. Somebody else may know the secret of the old session, so that session must not stay valid. Does nothing without a cookie.
 */
export async function endSessionOf({ core }: IdentityContext, tx: Tx, token: string | undefined): Promise<void> {
  if (!token) return
  const ended = await tx.first<{ user_id: string }>(
    sql`DELETE FROM sessions WHERE token_hash = ${tokenHash(token)} RETURNING user_id`,
  )
  if (ended) await core.live.publish(tx, sessionsEnded, { userId: ended.user_id })
}
