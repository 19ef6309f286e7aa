import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

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
])('after sign-in %s leads to %s', (next, path) => expect(safeNext(next)).toBe(path))
