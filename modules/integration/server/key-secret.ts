import { createHash } from 'node:crypto'
import type { Ids } from '#kernel/ids.ts'

/** A new key: `srv_<prefix of 8>_<secret>`. The secret is 32 characters of 6 random bits each, joined from two sources of ids: more than 256 bits. */
export function newKeySecret(ids: Ids): { prefix: string; secret: string } {
  const prefix = createHash('sha256').update(ids.hash()).digest('hex').slice(0, 8)
  return { prefix, secret: `srv_${prefix}_${ids.hash()}${ids.hash()}` }
}

/** The prefix by which a key is found; undefined where a text cannot be a key. */
export const prefixOf = (secret: string): string | undefined => /^srv_([0-9a-f]{8})_[\w-]{20,128}$/.exec(secret)?.[1]

/** What is stored of a key. It has more than 256 random bits, so that a plain hash is enough. */
export const hashOfKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()
