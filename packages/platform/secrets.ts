import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A brand's key for one purpose; others cannot be worked out from it. */
export const deriveSecret = (secret: string, brand: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'servus', `${brand}/${purpose}`, 32))

/** The secret that an installation without SECRET_KEY makes for itself, once, readable by its owner only. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret-key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // The first start. Another process may be quicker: then its key is the one.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readFileSync(file, 'utf8').trim()
  }
}
