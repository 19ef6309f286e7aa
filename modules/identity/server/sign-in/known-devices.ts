import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { IdentityContext } from '../context.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'

/** A device is known for `days` days after its last sign-in. Each user has at most `most` known devices: those with the latest sign-ins. */
export const deviceLife = { days: 180, most: 20 } as const

/**
 * Name of the cookie that identifies a device on which somebody has signed in. The cookie gives no access. With it, failed sign-ins on
 * this device are counted separately, so that failures elsewhere do not block this device.
 */
export const deviceCookieName = (origin: string): string => (origin.startsWith('https://') ? '__Host-device' : 'device')

/**
 * True if the user has signed in on this device in the last 180 days, and has not got a new password after that. `token`: the value of the
 * device's cookie.
 */
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

/**
 * Stores on which device the user has signed in, and returns the value of the device's cookie. If the device already has a cookie, its
 * value does not change: several people can use the device, and it must be known for all of them.
 */
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

/**
 * Called when a user gets a new password. After that, no device of the user is known, because somebody else may have signed in on one of
 * them.
 */
export const forgetDevices = (queries: Queries, userId: string): Promise<number> =>
  queries.run(sql`DELETE FROM known_devices WHERE user_id = ${userId}`)
