import { seal, unseal } from '#platform/seal.ts'
import type { IdentityContext } from '../context.ts'

/** A stored secret of this length, in bytes, is not encrypted: an older release stored it. */
const plainBytes = 20

const keyOf = ({ core }: IdentityContext): Uint8Array => core.settings.secret('totp')

/**
 * Encrypts the secret of a second factor before it is stored. Somebody who has a copy of the database, but not the server's key, cannot
 * compute codes.
 */
export const sealSecret = (context: IdentityContext, userId: string, secret: Uint8Array): Buffer =>
  seal(keyOf(context), `totp ${userId}`, Buffer.from(secret).toString('base64'))

/**
 * Decrypts the stored secret of a second factor. Undefined if it was encrypted with another key or for another user. Then codes of the app are
 * refused, and only recovery codes work.
 */
export function openSecret(context: IdentityContext, userId: string, stored: Uint8Array): Buffer | undefined {
  if (stored.length === plainBytes) return Buffer.from(stored)
  const text = unseal(keyOf(context), `totp ${userId}`, stored)
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}
