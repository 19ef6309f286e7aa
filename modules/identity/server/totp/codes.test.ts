import { expect, test } from 'vitest'
import { base32, codeAt, matchingStep, stepAt, totpUri } from './codes.ts'

const secret = Buffer.from('12345678901234567890')

/** Pairs of time and code from RFC 6238, Appendix B (SHA-1). */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at %i s the code is %s', (seconds, code) => {
  const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
  expect(codeAt(secret, stepAt(at), 8)).toBe(code)
  expect(codeAt(secret, stepAt(at))).toBe(code.slice(2))
})

test('accepts one step of clock drift in each direction, and each step only once', () => {
  const at = Temporal.Instant.from('2026-11-20T09:00:10Z')
  const now = stepAt(at)
  for (const drift of [-1, 0, 1]) expect(matchingStep(secret, codeAt(secret, now + drift), at, 0)).toBe(now + drift)
  for (const drift of [-2, 2]) expect(matchingStep(secret, codeAt(secret, now + drift), at, 0)).toBeUndefined()
  expect(matchingStep(secret, codeAt(secret, now), at, now)).toBeUndefined()
  expect(matchingStep(secret, codeAt(secret, now + 1), at, now)).toBe(now + 1)
})

/** Pairs of text and encoding from RFC 4648 §10, without padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %s', (plain, coded) => {
  expect(base32(Buffer.from(plain))).toBe(coded)
})

test('escapes names in the link for an app', () => {
  expect(totpUri(secret, 'anna+1@donau.example', 'Donau & Söhne')).toBe(
    'otpauth://totp/Donau%20%26%20S%C3%B6hne:anna%2B1%40donau.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Donau%20%26%20S%C3%B6hne&algorithm=SHA1&digits=6&period=30',
  )
})
