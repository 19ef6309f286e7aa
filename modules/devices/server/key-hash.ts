import { createHash } from 'node:crypto'

/** The hash of a key of a printer or an agent. The database stores only this hash, not the key. */
export const keyHash = (key: string): Uint8Array => createHash('sha256').update(key).digest()
