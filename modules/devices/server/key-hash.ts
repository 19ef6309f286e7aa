import { createHash } from 'node:crypto'

/** Only the hash of a key of a printer or an agent is stored. */
export const keyHash = (key: string): Uint8Array => createHash('sha256').update(key).digest()
