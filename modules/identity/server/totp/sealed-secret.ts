import { seal, unseal } from '#platform/seal.ts'
import type { IdentityContext } from '../context.ts'

/** Length in bytes of a secret that an older release stored unencrypted. */
const plainBytes = 20

const keyOf = ({ core }: IdentityContext): Uint8Array => core.settings.secret('totp')

/** Encrypts the secret for storage. Without the installation's key, nobody can use a copy of the database to pass the second factor. */
export const sealSecret = (context: IdentityContext, userId: string, secret: Uint8Array): Buffer =>
  seal(keyOf(context), `totp ${userId}`, Buffer.from(secret).toString('base64'))

/** Decrypts a stored secret. Undefined if it was encrypted with another key or for another user: then only a recovery code works. */
export function openSecret(context: IdentityContext, userId: string, stored: Uint8Array): Buffer | undefined {
  if (stored.length === plainBytes) return Buffer.from(stored)
  const text = unseal(keyOf(context), `totp ${userId}`, stored)
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}
