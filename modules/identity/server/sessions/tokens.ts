import { createHash, createHmac } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/** 256 random bits, url-safe: 43 characters. */
export const newToken = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(32)).toString('base64url')

/** What is stored of a token. It has 256 bits of its own, so a quick hash suffices. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The session's CSRF token follows from its cookie's value, which scripts cannot read: nothing to store, new with each sign-in. */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('servus.csrf').digest('base64url')
