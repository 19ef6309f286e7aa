import { createHash, createHmac } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/** Creates a random token (256 bits), written as 43 characters that are allowed in URLs. */
export const newToken = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(32)).toString('base64url')

/** The hash under which a token is stored and found. A token has 256 random bits, so nobody can guess it, and a fast hash is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * A token against CSRF: every API call that changes data must contain it. It is computed from the value of the session cookie, which
 * scripts cannot read. So the token is not stored, and each sign-in gives a new token.
 */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('servus.csrf').digest('base64url')
