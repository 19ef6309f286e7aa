import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore, Call, Refusal, SetCookie } from '#platform/module.ts'
import { type SignageDevice, signageDeviceEntity } from '../contract.ts'

/** The path of the cookie. The browser sends the key only with requests whose path begins with this path. */
const PATH = '/api/player'
const TEN_YEARS = 10 * 365 * 86_400

/** The name of the cookie with the key. Over plain http (a server in the local network) browsers do not accept names with the prefix `__Secure-`. */
const nameOf = (origin: string): string => (origin.startsWith('https://') ? '__Secure-player' : 'player')

/** The hash of a key. The database stores only this hash, not the key. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()

export const keyCookie = (key: string, origin: string): SetCookie => ({
  name: nameOf(origin),
  value: key,
  maxAgeSeconds: TEN_YEARS,
  path: PATH,
  sameSite: 'Strict',
})

/** A screen that was identified by a valid key. */
export interface KnownPlayer {
  device: SignageDevice
  /** Version of the screen's program (stream). */
  version: number
  /** Hash of the key that was sent. */
  keyHash: Uint8Array
}

const table = entityTable(signageDeviceEntity)
const invalid: Refusal = { ok: false, code: 'player.key_invalid' }

/** Finds the screen by the key in the cookie. If the key is not valid, returns the refusal 401. The player then deletes its data. */
export async function playerOf(
  core: BrandCore,
  call: Pick<Call, 'cookies' | 'origin'>,
): Promise<({ ok: true } & KnownPlayer) | Refusal> {
  const key = call.cookies[nameOf(call.origin)]
  if (!key) return invalid
  const keyHash = hashOf(key)
  const [row] = await core.db.prepared<Record<string, unknown> & { stream_version: number }>(
    'signage-player',
    `SELECT d.*, coalesce(v.version, 0) AS stream_version FROM signage_states s
      JOIN digital_signage_devices d ON d.id = s.device_id
      LEFT JOIN signage_stream_versions v ON v.stream_id = d.stream_id WHERE s.key_hash = $1`,
    [keyHash],
  )
  return row ? { ok: true, device: table.fromRow(row), version: row.stream_version, keyHash } : invalid
}

/**
 * Finds a screen that a member of staff may see: a screen of one of the person's own branches, or any screen for administrators. Undefined:
 * there is no such screen, or the person may not see it.
 */
export async function deviceOf(
  core: BrandCore,
  session: Call['session'],
  id: string,
): Promise<SignageDevice | undefined> {
  const row = await core.db.first<Record<string, unknown>>(sql`SELECT * FROM digital_signage_devices WHERE id = ${id}`)
  const device = row && table.fromRow(row)
  if (!device || !session) return undefined
  return session.roles.includes('ROLE_ADMIN') || session.branches.includes(device.branchId) ? device : undefined
}
