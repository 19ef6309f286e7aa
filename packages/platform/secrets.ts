import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret key of a brand for one purpose, for example to sign or encrypt values. Keys for other purposes cannot be computed from it. */
export const deriveSecret = (secret: string, brand: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'servus', `${brand}/${purpose}`, 32))

/** The secret of an installation without SECRET_KEY. It is created once, in a file that only its owner can read. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret-key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // This is the first start. If another process creates the file at the same time, the secret of that process is used.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readFileSync(file, 'utf8').trim()
  }
}
