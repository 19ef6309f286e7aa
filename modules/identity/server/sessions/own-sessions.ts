import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import type { identityEndpoints } from '../../contract.ts'
import type { Session } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { sessionLife } from '../limits.ts'

/** The sessions of the signed-in user that are still valid, sorted by their last use, the latest first. */
export async function ownSessions(
  { core }: IdentityContext,
  session: Session,
): Promise<OutputOf<typeof identityEndpoints.sessions>> {
  const now = core.clock.now()
  const rows = await core.db.many<{ id: string; created_at: string; last_seen_at: string; user_agent: string }>(sql`
    SELECT id, created_at, last_seen_at, user_agent FROM sessions
    WHERE user_id = ${session.userId} AND expires_at > ${now} AND last_seen_at > ${now.subtract({ seconds: sessionLife.idleSeconds })}
    ORDER BY last_seen_at DESC, id`)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    userAgent: row.user_agent,
    isCurrent: row.id === session.id,
  }))
}
