import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates (`of`) and checks (`fits`) the codes in the addresses of the payer's pages. Nobody can guess a code. Each attempt has a different
 * code for each purpose.
 */
export interface PageSecrets {
  of(purpose: 'return' | 'terminal', id: string): string
  fits(purpose: 'return' | 'terminal', id: string, secret: string): boolean
}

export function pageSecrets(key: Uint8Array): PageSecrets {
  const codeOf = (purpose: string, id: string) => createHmac('sha256', key).update(`${purpose}:${id}`).digest()
  return {
    of: (purpose, id) => codeOf(purpose, id).toString('base64url'),
    fits(purpose, id, secret) {
      const given = Buffer.from(secret, 'base64url')
      const wanted = codeOf(purpose, id)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
