import { createHash } from 'node:crypto'
import type { Ids } from '#kernel/ids.ts'

/** A new key: `srv_<prefix of 8>_<secret>`. The secret has more than 256 bits: two random ids are joined to 64 characters of 6 bits each. */
export function newKeySecret(ids: Ids): { prefix: string; secret: string } {
  const prefix = createHash('sha256').update(ids.hash()).digest('hex').slice(0, 8)
  return { prefix, secret: `srv_${prefix}_${ids.hash()}${ids.hash()}` }
}

/** The prefix by which a key is looked up; undefined if the text cannot be a key. */
export const prefixOf = (secret: string): string | undefined => /^srv_([0-9a-f]{8})_[\w-]{20,128}$/.exec(secret)?.[1]

/** The stored hash of a key. The key has more than 256 random bits, so a plain hash is enough. */
export const hashOfKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()
