import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { identityEndpoints } from '../../contract.ts'
import type { IdentityContext } from '../context.ts'
import type { Caller } from './sign-in.ts'

/** `days`: for how many days the IP address of a sign-in is stored. `atOnce`: one statement deletes at most this many sign-ins. */
const kept = { days: 90, atOnce: 1000 }

/**
 * Stores IP address and browser of a sign-in outside the audit trail. So they can be deleted after 90 days, while the entry in the audit trail stays.
 */
export async function rememberOrigin(
  { core }: IdentityContext,
  tx: Tx,
  entry: { id: string; userId: string | undefined; caller: Caller },
): Promise<void> {
  const { address, userAgent } = entry.caller
  await tx.run(sql`
    INSERT INTO sign_ins (id, at, user_id, address, user_agent)
    VALUES (${entry.id}, ${core.clock.now()}, ${entry.userId ?? null}, ${address}, ${userAgent.slice(0, 300)})`)
}

/** IP address and browser of a sign-in. Undefined if they were never stored, or were deleted after 90 days. */
export const readOrigin = (
  db: Queries,
  id: string,
): Promise<OutputOf<typeof identityEndpoints.signInOrigin> | undefined> =>
  db.first(sql`SELECT address, user_agent AS "userAgent" FROM sign_ins WHERE id = ${id}`)

/** Deletes IP addresses of sign-ins that are older than 90 days. Each statement deletes only some rows, so that no sign-in has to wait long. */
export async function forgetOrigins({ core }: IdentityContext, signal: AbortSignal): Promise<void> {
  const before = core.clock.now().subtract({ hours: 24 * kept.days })
  for (let deleted = kept.atOnce; deleted === kept.atOnce && !signal.aborted;)
    deleted = await core.db.run(sql`
      DELETE FROM sign_ins WHERE id IN (SELECT id FROM sign_ins WHERE at < ${before} ORDER BY at LIMIT ${kept.atOnce})`)
}
