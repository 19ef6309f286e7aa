import { describe, expect, it } from 'vitest'
import { readCookies, sessionCookieName, writeCookie } from './cookies.ts'

describe('cookies (docs/rules/security.md, Sessions)', () => {
  it('are bound to the host over https, but not in a local network over http', () => {
    expect(sessionCookieName('https://donau.example')).toBe('__Host-sid')
    expect(sessionCookieName('http://localhost:3000')).toBe('sid')
  })

  it('are written with all security attributes', () => {
    expect(writeCookie({ name: '__Host-sid', value: 'a=b;c', maxAgeSeconds: 60 }, 'https://donau.example')).toBe(
      '__Host-sid=a%3Db%3Bc; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure',
    )
    expect(writeCookie({ name: 'sid', value: 'x' }, 'http://localhost')).toBe('sid=x; Path=/; SameSite=Lax; HttpOnly')
    expect(writeCookie({ name: 'locale', value: 'de', httpOnly: false, maxAgeSeconds: 0 }, 'http://localhost')).toBe(
      'locale=de; Path=/; SameSite=Lax; Max-Age=0',
    )
  })

  it('can be limited to a path, and can be withheld from calls that come from another site', () => {
    const cookie = { name: 'player', value: 'x', path: '/api/player', sameSite: 'Strict' } as const
    expect(writeCookie(cookie, 'https://donau.example')).toBe(
      'player=x; Path=/api/player; SameSite=Strict; HttpOnly; Secure',
    )
  })

  it('are read even if other cookies are malformed', () => {
    expect(readCookies('a=1; sid=a%3Db; broken; =x; bad=%E0%A4%A; sid=second')).toEqual({
      a: '1',
      sid: 'a=b',
      bad: '%E0%A4%A',
    })
    expect(readCookies(undefined)).toEqual({})
  })
})
