import type { SetCookie } from '../module.ts'

/** Name of the session cookie: bound to the host over https, without that over http in a local network (docs/rules/security.md, Sessions). */
export const sessionCookieName = (origin: string): string => (origin.startsWith('https://') ? '__Host-sid' : 'sid')

export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    // Of two cookies with one name the browser sends the one with the longer path first.
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

/** SameSite=Lax and Path=/ unless said otherwise, never a Domain; HttpOnly by default; Secure over https. */
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
