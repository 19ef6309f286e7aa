import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { IdentityContext } from '../context.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'

/** How long a device is known after its last sign-in, and how many of one user are. */
export const deviceLife = { days: 180, most: 20 } as const

/** Name of the cookie that a device keeps after a sign-in. It opens nothing; it only counts failures apart from those of other devices. */
export const deviceCookieName = (origin: string): string => (origin.startsWith('https://') ? '__Host-device' : 'device')

/** Has the user signed in on this device before? */
export async function isKnownDevice(
  { core }: IdentityContext,
  userId: string | undefined,
  token: string | undefined,
): Promise<boolean> {
  if (!userId || !token || token.length > 100) return false
  const since = core.clock.now().subtract({ hours: 24 * deviceLife.days })
  const row = await core.db.first(
    sql`SELECT 1 FROM known_devices WHERE user_id = ${userId} AND token_hash = ${tokenHash(token)} AND used_at > ${since}`,
  )
  return row !== undefined
}

/** Remembers the device of a sign-in; a device that several people use keeps its token. Returns the value of its cookie. */
export async function rememberDevice(
  { core, randomBytes }: IdentityContext,
  tx: Tx,
  userId: string,
  token: string | undefined,
): Promise<string> {
  const kept = token !== undefined && token.length >= 20 && token.length <= 100 ? token : newToken(randomBytes)
  const now = core.clock.now()
  await tx.run(sql`
    INSERT INTO known_devices (user_id, token_hash, used_at) VALUES (${userId}, ${tokenHash(kept)}, ${now})
    ON CONFLICT (user_id, token_hash) DO UPDATE SET used_at = excluded.used_at`)
  await tx.run(sql`
    DELETE FROM known_devices WHERE user_id = ${userId} AND token_hash NOT IN (
      SELECT token_hash FROM known_devices WHERE user_id = ${userId} ORDER BY used_at DESC LIMIT ${deviceLife.most})`)
  return kept
}

/** After a new password no device is known any more: somebody else may have signed in on one. */
export const forgetDevices = (queries: Queries, userId: string): Promise<number> =>
  queries.run(sql`DELETE FROM known_devices WHERE user_id = ${userId}`)
