import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { identityEndpoints } from '../../contract.ts'
import type { IdentityContext } from '../context.ts'
import type { Caller } from './sign-in.ts'

/** How long it is kept from where somebody signed in, and how many rows one statement deletes. */
const kept = { days: 90, atOnce: 1000 }

/** Remembers from where a sign-in came, beside its entry in the audit trail: the trail stays, this goes after 90 days. */
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

/** From where the sign-in of an entry came; undefined: it is not kept, or not any more. */
export const readOrigin = (
  db: Queries,
  id: string,
): Promise<OutputOf<typeof identityEndpoints.signInOrigin> | undefined> =>
  db.first(sql`SELECT address, user_agent AS "userAgent" FROM sign_ins WHERE id = ${id}`)

/** Deletes what is older, in portions: none of them holds up a sign-in. */
export async function forgetOrigins({ core }: IdentityContext, signal: AbortSignal): Promise<void> {
  const before = core.clock.now().subtract({ hours: 24 * kept.days })
  for (let deleted = kept.atOnce; deleted === kept.atOnce && !signal.aborted;)
    deleted = await core.db.run(sql`
      DELETE FROM sign_ins WHERE id IN (SELECT id FROM sign_ins WHERE at < ${before} ORDER BY at LIMIT ${kept.atOnce})`)
}
