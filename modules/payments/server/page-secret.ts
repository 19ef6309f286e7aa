import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that only the payer gets: the attempt's id with a code that cannot be guessed, different for each purpose. */
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
