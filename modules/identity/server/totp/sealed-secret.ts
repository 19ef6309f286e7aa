import { seal, unseal } from '#platform/seal.ts'
import type { IdentityContext } from '../context.ts'

/** Length of a secret as it was stored before secrets were sealed. */
const plainBytes = 20

const keyOf = ({ core }: IdentityContext): Uint8Array => core.settings.secret('totp')

/** The secret as it is stored: without the key of the installation, a copy of the database opens no second factor. */
export const sealSecret = (context: IdentityContext, userId: string, secret: Uint8Array): Buffer =>
  seal(keyOf(context), `totp ${userId}`, Buffer.from(secret).toString('base64'))

/** Undefined where it was sealed with another key, or for another user: then only a recovery code opens. */
export function openSecret(context: IdentityContext, userId: string, stored: Uint8Array): Buffer | undefined {
  if (stored.length === plainBytes) return Buffer.from(stored)
  const text = unseal(keyOf(context), `totp ${userId}`, stored)
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}
