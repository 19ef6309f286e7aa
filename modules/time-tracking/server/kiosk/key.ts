import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { BrandCore, Call, Refusal, SetCookie } from '#platform/module.ts'

/** The path of the cookie. The browser sends the key of the terminal (kiosk) only with requests whose path begins with this path. */
const PATH = '/api/time-kiosk'
const TEN_YEARS = 10 * 365 * 86_400

/** The name of the cookie. Over plain http (a server in the local network) browsers do not accept names with the prefix `__Secure-`. */
const nameOf = (origin: string): string => (origin.startsWith('https://') ? '__Secure-time-kiosk' : 'time-kiosk')

/** The hash of a key. The database stores only this hash, not the key. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const keyCookie = (key: string, origin: string): SetCookie => ({
  name: nameOf(origin),
  value: key,
  maxAgeSeconds: TEN_YEARS,
  path: PATH,
  sameSite: 'Strict',
})

export interface Kiosk {
  readonly id: string
  readonly name: string
  readonly branch_id: string
}

const invalid: Refusal = { ok: false, code: 'time.kiosk_unknown' }

/**
 * Finds the terminal (kiosk) by the key in the cookie. If the key is not valid, returns a refusal, after which the page shows a pairing
 * code.
 */
export async function kioskOf(
  { db, clock }: BrandCore,
  call: Pick<Call, 'cookies' | 'origin'>,
): Promise<{ ok: true; kiosk: Kiosk } | Refusal> {
  const key = call.cookies[nameOf(call.origin)]
  if (!key) return invalid
  const found = await db.first<Kiosk & { last_used_at: string | null }>(sql`
    SELECT id, name, branch_id, last_used_at FROM time_kiosks WHERE key_hash = ${hashOf(key)} AND revoked_at IS NULL`)
  if (!found) return invalid
  const now = clock.now()
  if (found.last_used_at === null || Temporal.Instant.from(found.last_used_at).until(now).total('seconds') > 60)
    await db.run(sql`UPDATE time_kiosks SET last_used_at = ${now} WHERE id = ${found.id}`)
  return { ok: true, kiosk: found }
}
