import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore, Call, Refusal, SetCookie } from '#platform/module.ts'
import { type SignageDevice, signageDeviceEntity } from '../contract.ts'

/** The paths that see the key: scripts of scenes cannot, and neither can any other call. */
const PATH = '/api/player'
const TEN_YEARS = 10 * 365 * 86_400

/** Over plain http, in a local network, a browser refuses the name with the prefix. */
const nameOf = (origin: string): string => (origin.startsWith('https://') ? '__Secure-player' : 'player')

/** Only the hash of a key is stored. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()

export const keyCookie = (key: string, origin: string): SetCookie => ({
  name: nameOf(origin),
  value: key,
  maxAgeSeconds: TEN_YEARS,
  path: PATH,
  sameSite: 'Strict',
})

/** A screen that has shown its key. */
export interface KnownPlayer {
  device: SignageDevice
  /** Version of its stream. */
  version: number
  /** Of the key that it has shown. */
  keyHash: Uint8Array
}

const table = entityTable(signageDeviceEntity)
const invalid: Refusal = { ok: false, code: 'player.key_invalid' }

/** The screen of the cookie; otherwise the refusal at which the player deletes what it holds (401). */
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

/** The screen as staff see it: of own branches, an administrator all. */
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
