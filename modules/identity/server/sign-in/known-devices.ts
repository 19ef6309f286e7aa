import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { IdentityContext } from '../context.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'

/** How many days a device is known after its last sign-in, and how many devices of a user are known at most. */
export const deviceLife = { days: 180, most: 20 } as const

/**
 * Name of the cookie that identifies a device after a sign-in. The cookie gives no access; it only makes the failures of this device count
 * separately.
 */
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

/** Stores the device of a sign-in. If several people use a device, it keeps its token. Returns the value of its cookie. */
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

/** Deletes the user's known devices after a new password, because another person may have signed in on one of them. */
export const forgetDevices = (queries: Queries, userId: string): Promise<number> =>
  queries.run(sql`DELETE FROM known_devices WHERE user_id = ${userId}`)
