import { describe, expect, test } from 'vitest'
import {
  consentCookies,
  consentVersion,
  cookieValue,
  everything,
  foreignCookies,
  nothing,
  readConsent,
  withdraws,
} from './consent-record.ts'

const time = '2026-11-20T15:42:00.000Z'
const stored = (choices: Parameters<typeof consentCookies>[0]) =>
  consentCookies(choices, time, false)
    .map((cookie) => cookie.split('; ')[0])
    .join('; ')

describe('consent (docs/rules/guests.md, Consent)', () => {
  test('accepting sets the flag for 365 days', () => {
    const [flag, record] = consentCookies(everything, time, true)
    expect(flag).toBe(`isCookieConsentGiven=true; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax; Secure`)
    expect(record).toContain(`Max-Age=${365 * 86_400}`)
  })

  test('declining stores false for 180 days', () => {
    expect(consentCookies(nothing, time, false)[0]).toBe(
      `isCookieConsentGiven=false; Path=/; Max-Age=${180 * 86_400}; SameSite=Lax`,
    )
  })

  test.each([everything, nothing, { statistics: true, marketing: false }, { statistics: false, marketing: true }])(
    '%o is stored and read back',
    (choices) => {
      expect(readConsent(stored(choices))).toEqual({ version: consentVersion, time, ...choices })
    },
  )

  test('partial consent is not full consent: the flag stays false', () => {
    expect(cookieValue(stored({ statistics: true, marketing: false }), 'isCookieConsentGiven')).toBe('false')
  })

  test.each([
    '',
    'other=1',
    'cookieConsent=',
    'cookieConsent=%E0%A4%A',
    'cookieConsent=0%7C2020%7C1%7C1',
    'isCookieConsentGiven=true',
  ])('%s contains no valid answer', (cookies) => {
    expect(readConsent(cookies)).toBeUndefined()
  })

  test('only an answer that no longer allows something counts as withdrawal', () => {
    expect(withdraws(everything, nothing)).toBe(true)
    expect(withdraws(everything, { statistics: true, marketing: false })).toBe(true)
    expect(withdraws(nothing, everything)).toBe(false)
    expect(withdraws(undefined, nothing)).toBe(false)
  })

  test('cookies of third parties are listed, our own cookies are not', () => {
    expect(foreignCookies('_ga=1; _ga_X=2; _gcl_au=3; _fbp=4; _fbc=5; sid=6; cookieConsent=7')).toEqual([
      '_ga',
      '_ga_X',
      '_gcl_au',
      '_fbp',
      '_fbc',
    ])
  })
})
