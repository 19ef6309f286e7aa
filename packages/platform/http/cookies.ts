import type { SetCookie } from '../module.ts'

/**
 * Name of the session cookie. Over https the prefix `__Host-` binds the cookie to the host. Browsers do not accept this prefix over http, as in a
 * local network (docs/rules/security.md, Sessions).
 */
export const sessionCookieName = (origin: string): string => (origin.startsWith('https://') ? '__Host-sid' : 'sid')

export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    // If two cookies have the same name, the browser sends the cookie with the longer path first. The first cookie is used.
    if (name === '' || Object.hasOwn(cookies, name)) continue
    const value = part.slice(at + 1).trim()
    try {
      cookies[name] = decodeURIComponent(value)
    } catch {
      cookies[name] = value
    }
  }
  return cookies
}

/** Writes a Set-Cookie header. Defaults: SameSite=Lax, Path=/, HttpOnly. Secure over https; never a Domain. */
export function writeCookie(cookie: SetCookie, origin: string): string {
  const parts = [
    `${cookie.name}=${encodeURIComponent(cookie.value)}`,
    `Path=${cookie.path ?? '/'}`,
    `SameSite=${cookie.sameSite ?? 'Lax'}`,
  ]
  if (cookie.maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.trunc(cookie.maxAgeSeconds)}`)
  if (cookie.httpOnly ?? true) parts.push('HttpOnly')
  if ((cookie.secure ?? origin.startsWith('https://')) || cookie.name.startsWith('__Host-')) parts.push('Secure')
  return parts.join('; ')
}
