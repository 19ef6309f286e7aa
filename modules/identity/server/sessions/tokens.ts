import { createHash, createHmac } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/** A token of 256 random bits as 43 url-safe characters. */
export const newToken = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(32)).toString('base64url')

/** The stored form of a token. The token has 256 random bits, so a fast hash is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The session's CSRF token. It is derived from the value of the session cookie, which scripts cannot read. So it need not be stored, and it
 * is new with each sign-in.
 */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('servus.csrf').digest('base64url')
