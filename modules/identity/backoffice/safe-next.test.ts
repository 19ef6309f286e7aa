import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'
import { signInAddress } from './sign-in-address.ts'

test.each([
  ['/verlauf?state=completed', '/verlauf?state=completed'],
  ['/bestellungen/0190-abc#note', '/bestellungen/0190-abc#note'],
  ['/backend/verlauf', '/verlauf'],
  ['/backend', '/'],
  [null, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/backend//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['verlauf', '/'],
  ['/login?next=/verlauf', '/'],
  ['/Login', '/'],
])('after sign-in %s leads to %s', (next, path) => expect(safeNext(next)).toBe(path))

test.each([
  ['/backend/login', '/backend/login'],
  ['/backend/Login', '/backend/login'],
  ['/backend/login//', '/backend/login'],
  ['/backend/Login/Link/', '/backend/login/link'],
])('the router opens the sign-in page at %s; the server knows it as %s', (pathname, address) =>
  expect(signInAddress({ pathname, search: '?next=%2Fverlauf' })).toBe(`${address}?next=%2Fverlauf`),
)
