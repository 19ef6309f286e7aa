import { createHash } from 'node:crypto'
import type { Ids } from '#kernel/ids.ts'

/** Makes a new key: `srv_<8 characters>_<secret>`. The secret consists of two random ids, which have more than 256 random bits together. */
export function newKeySecret(ids: Ids): { prefix: string; secret: string } {
  const prefix = createHash('sha256').update(ids.hash()).digest('hex').slice(0, 8)
  return { prefix, secret: `srv_${prefix}_${ids.hash()}${ids.hash()}` }
}

/** The part of a key by which its row is found. Undefined if the text cannot be a key. */
export const prefixOf = (secret: string): string | undefined => /^srv_([0-9a-f]{8})_[\w-]{20,128}$/.exec(secret)?.[1]

/** The hash of a key, which is stored in place of the key. A simple hash is enough, because nobody can guess a key with more than 256 random bits. */
export const hashOfKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()
